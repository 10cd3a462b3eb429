import { existsSync, mkdirSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type * as z from 'zod/mini';
import { clientsSchema } from '../records/clients-schema.ts';
import { companySchema } from '../records/company-schema.ts';
import { contractTermsSchema } from '../records/contract-terms-schema.ts';
import { countrySchema } from '../records/country-schema.ts';
import { figuresSchema } from '../records/figures-schema.ts';
import { listsOfPeople, personSchema } from '../records/person-schema.ts';
import { mainPagesSchema, type Navigation } from '../records/main-pages-schema.ts';
import { picturesSchema } from '../records/pictures-schema.ts';
import { priceListSchema } from '../records/price-schema.ts';
import { officesSchema } from '../records/offices-schema.ts';
import { type Promises, promisesSchema, withDerived } from '../records/promises-schema.ts';
import { redirectsSchema } from '../records/redirects-schema.ts';
import type { SearchResult } from '../records/search-schema.ts';
import { withPromises } from '../records/sentence.ts';
import { servicesSchema } from '../records/services-schema.ts';
import { siteSchema } from '../records/site-schema.ts';
import { skillsSchema } from '../records/skills-schema.ts';
import { storesSchema } from '../records/stores-schema.ts';
import { teamStoriesSchema } from '../records/team-stories-schema.ts';
import { ContentError, linesIn, throwIfAny } from './content-error.ts';
import { decode, parseYamlRecord, writeChanged } from './content-files.ts';
import { readAll, sameValues } from './content-folders.ts';
import { parseMark } from './mark.ts';
import { pageLinks } from './page-files.ts';
import { type PriceQuotes, priceQuotesOf, withHourlyRate } from './price-quotes.ts';

const COMPILED = 'src/content/compiled';

/**
 * The schemas of `content/<name>.yaml`. Neither they nor their imports may read compiled records, which are written
 * afterwards.
 */
export const recordSchemas = {
  clients: clientsSchema,
  company: companySchema,
  'contract-terms': contractTermsSchema,
  country: countrySchema,
  figures: figuresSchema,
  'main-pages': mainPagesSchema,
  offices: officesSchema,
  pictures: picturesSchema,
  prices: priceListSchema,
  promises: promisesSchema,
  redirects: redirectsSchema,
  services: servicesSchema,
  site: siteSchema,
  skills: skillsSchema,
  stores: storesSchema,
  'team-stories': teamStoriesSchema,
};

/** What else `content` has. */
const OTHERS = ['articles', 'case-studies', 'mark.svg', 'pages', 'people', 'templates'];

/** A line for each file and folder that nothing reads, because its author expects to see it. */
function unreadNames(dir: string): string[] {
  const known = [...Object.keys(recordSchemas).map((name) => `${name}.yaml`), ...OTHERS];
  return (existsSync(dir) ? readdirSync(dir) : [])
    .filter((name) => !name.startsWith('.') && !known.includes(name))
    .map((name) => `${join(dir, name)}: is not read: correct its name, or move it out`);
}

/** The records by the name of their file, and the lists of people. */
type Records = {
  [Name in keyof typeof recordSchemas]: z.infer<(typeof recordSchemas)[Name]>;
} & { promises: Promises; quotes: PriceQuotes } & ReturnType<typeof listsOfPeople>;

/**
 * Reads and validates the records of a folder.
 *
 * @throws ContentError with the problems of all files, a line each
 */
export function compileRecords(dir = 'content'): Records {
  const problems = unreadNames(dir);
  const schemas: Readonly<Record<string, z.ZodMiniType>> = recordSchemas;
  const records = Object.entries(schemas).map(([name, schema]) => {
    const file = join(dir, `${name}.yaml`);
    try {
      if (!existsSync(file)) throw new ContentError('is missing');
      // A file without entries may still have comments.
      const empty = schema._zod.def.type === 'array' ? [] : {};
      return [name, parseYamlRecord<unknown>(schema, decode(readFileSync(file)), { empty })];
    } catch (error) {
      problems.push(...linesIn(file, error));
      return [];
    }
  });
  const people = readAll(
    join(dir, 'people'),
    '.yaml',
    (text) => parseYamlRecord(personSchema, text),
    problems,
  );
  problems.push(
    ...sameValues(people, 'order', ({ record }) => record.order),
    ...sameValues(people, 'name', ({ record }) => record.name),
  );
  throwIfAny(problems);
  const inOrder = people.map(({ record }) => record).sort((a, b) => a.order - b.order);
  const written = Object.fromEntries(records) as Records;
  const promises = withDerived(written.promises);
  const { country, prices, services, 'main-pages': mainPages } = written;
  const terms = withHourlyRate(written['contract-terms'], prices, country);
  const quoting = { prices, services, 'contract-terms': terms, 'main-pages': mainPages };
  return {
    ...written,
    ...withPromises(quoting, promises),
    promises,
    quotes: priceQuotesOf(prices, country),
    ...listsOfPeople(inOrder),
  };
}

/**
 * Writes the records, the list of pages and the mark as JSON, which browser, server, scripts and tests import.
 *
 * @returns whether any has changed
 * @throws ContentError
 */
export function writeRecords(): boolean {
  const { 'main-pages': mainPages, ...compiled } = compileRecords();
  const records = Object.entries({
    ...compiled,
    ...withoutSearch(mainPages, compiled),
    'search-results': searchResults(mainPages, compiled),
    pages: pageLinks(),
    mark: parseMark(readFileSync('content/mark.svg', 'utf8')),
  });
  mkdirSync(COMPILED, { recursive: true });
  return records
    .map(([name, record]) =>
      writeChanged(join(COMPILED, `${name}.json`), `${JSON.stringify(record, null, 2)}\n`),
    )
    .includes(true);
}

/** What browsers get: search results are a list of their own. */
function withoutSearch(
  { expertise, pages }: Records['main-pages'],
  { services }: Pick<Records, 'services'>,
) {
  const navigation: Navigation = {
    expertise,
    pages: pages.map(({ search: _, ...page }) => page),
  };
  return {
    navigation,
    services: Object.fromEntries(
      Object.entries(services).map(([id, { search: _, ...service }]) => [id, service]),
    ),
  };
}

/** The services after the home page, as in menus: share images are numbered in this order. */
function searchResults(
  { pages }: Records['main-pages'],
  { services, prices }: Pick<Records, 'services' | 'prices'>,
): SearchResult[] {
  const ofPages = pages.flatMap(({ path, search }) => (search ? [{ path, ...search }] : []));
  const ofServices = Object.entries(services).flatMap(([id, { path, name, search }]) =>
    search ? [{ path, name, price: prices.services?.[id]?.from, ...search }] : [],
  );
  return ofPages.toSpliced(1, 0, ...ofServices);
}
