import { existsSync, mkdirSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type * as z from 'zod/mini';
import { clientsSchema } from '../model/clients-schema.ts';
import { companySchema } from '../model/company-schema.ts';
import { contractTermsSchema } from '../model/contract-terms-schema.ts';
import { countrySchema } from '../model/country-schema.ts';
import { figuresSchema } from '../model/figures-schema.ts';
import { listsOfPeople, personSchema } from '../model/person-schema.ts';
import {
  mainPagesSchema,
  type MainPageTexts,
  type Navigation,
} from '../model/main-pages-schema.ts';
import { picturesSchema } from '../model/pictures-schema.ts';
import { priceListSchema } from '../model/price-schema.ts';
import { officesSchema } from '../model/offices-schema.ts';
import { type Promises, promisesSchema, withDerived } from '../model/promises-schema.ts';
import { redirectsSchema } from '../model/redirects-schema.ts';
import type { PageSearchText } from '../model/search-schema.ts';
import { withPromises } from '../model/sentence.ts';
import { servicesSchema } from '../model/services-schema.ts';
import { siteSchema } from '../model/site-schema.ts';
import { skillsSchema } from '../model/skills-schema.ts';
import { storesSchema } from '../model/stores-schema.ts';
import { teamStoriesSchema } from '../model/team-stories-schema.ts';
import { type MainPage, mainPaths } from '../../paths.ts';
import { ContentError, problemsIn, throwIfAny } from './content-error.ts';
import { decode, writeChanged } from './content-files.ts';
import { readAll, sameValues } from './content-folders.ts';
import { parseMark } from './mark.ts';
import { markdownPageLinks } from './page-files.ts';
import { type PriceQuotes, priceQuotesOf, withHourlyRate } from './format-price-quotes.ts';
import { parseYaml } from './parse-yaml.ts';

const COMPILED = 'src/content/compiled';

/**
 * The schemas of `content/<name>.yaml`. Neither they nor their imports may read compiled files, which are written
 * afterwards.
 */
export const yamlSchemas = {
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
const OTHER_NAMES = ['articles', 'case-studies', 'mark.svg', 'pages', 'people', 'templates'];

/** A line for each file and folder that nothing reads, because its author expects to see it. */
function unreadNames(dir: string): string[] {
  const known = [...Object.keys(yamlSchemas).map((name) => `${name}.yaml`), ...OTHER_NAMES];
  return (existsSync(dir) ? readdirSync(dir) : [])
    .filter((name) => !name.startsWith('.') && !known.includes(name))
    .map((name) => `${join(dir, name)}: is not read: correct its name, or move it out`);
}

/** The data by the name of their file, and the lists of people. */
type CompiledYaml = {
  [Name in keyof typeof yamlSchemas]: z.infer<(typeof yamlSchemas)[Name]>;
} & { promises: Promises; quotes: PriceQuotes } & ReturnType<typeof listsOfPeople>;

/**
 * Reads and validates the YAML files of a folder.
 *
 * @throws ContentError with the problems of all files, a line each
 */
export function compileYaml(dir = 'content'): CompiledYaml {
  const problems = unreadNames(dir);
  const schemas: Readonly<Record<string, z.ZodMiniType>> = yamlSchemas;
  const files = Object.entries(schemas).map(([name, schema]) => {
    const file = join(dir, `${name}.yaml`);
    try {
      if (!existsSync(file)) throw new ContentError('is missing');
      // A file without entries may still have comments.
      const empty = schema._zod.def.type === 'array' ? [] : {};
      return [name, parseYaml<unknown>(schema, decode(readFileSync(file)), { empty })];
    } catch (error) {
      problems.push(...problemsIn(file, error));
      return [];
    }
  });
  const people = readAll(
    join(dir, 'people'),
    '.yaml',
    (text) => parseYaml(personSchema, text),
    problems,
  );
  problems.push(
    ...sameValues(people, 'order', ({ data }) => data.order),
    ...sameValues(people, 'name', ({ data }) => data.name),
  );
  throwIfAny(problems);
  const sortedPeople = people.map(({ data }) => data).sort((a, b) => a.order - b.order);
  const written = Object.fromEntries(files) as CompiledYaml;
  const promises = withDerived(written.promises);
  const { country, prices, services, 'main-pages': mainPages } = written;
  const terms = withHourlyRate(written['contract-terms'], prices, country);
  const quoting = { prices, services, 'contract-terms': terms, 'main-pages': mainPages };
  return {
    ...written,
    ...withPromises(quoting, promises),
    promises,
    quotes: priceQuotesOf(prices, country),
    ...listsOfPeople(sortedPeople),
  };
}

type MainPageEntry = MainPageTexts & { path: string };

/**
 * Writes YAML files, the list of pages and the mark as JSON, which browser, server, scripts and tests import.
 *
 * @returns whether any has changed
 * @throws ContentError
 */
export function writeCompiled(): boolean {
  const { 'main-pages': mainPages, ...compiled } = compileYaml();
  const { expertise } = mainPages;
  const pages = withPaths(mainPages);
  const files = Object.entries({
    ...compiled,
    ...forBrowsers(expertise, pages, compiled),
    'search-texts': searchTexts(pages, compiled),
    pages: markdownPageLinks(),
    'page-titles': pageTitles(pages),
    mark: parseMark(readFileSync('content/mark.svg', 'utf8')),
  });
  mkdirSync(COMPILED, { recursive: true });
  return files
    .map(([name, data]) =>
      writeChanged(join(COMPILED, `${name}.json`), `${JSON.stringify(data, null, 2)}\n`),
    )
    .includes(true);
}

/** The main pages in the file's order, each with its path. */
const withPaths = ({ pages }: CompiledYaml['main-pages']): MainPageEntry[] =>
  Object.entries(pages).map(([key, page]) => ({ path: mainPaths[key as MainPage], ...page }));

/** What browsers get: titles and search texts are lists of their own. */
function forBrowsers(
  expertise: string,
  pages: readonly MainPageEntry[],
  { services }: Pick<CompiledYaml, 'services'>,
) {
  const navigation: Navigation = {
    expertise,
    pages: pages.map(({ title: _, search: __, ...page }) => page),
  };
  return {
    navigation,
    services: Object.fromEntries(
      Object.entries(services).map(([id, { search: _, ...service }]) => [id, service]),
    ),
  };
}

/** The titles of the main pages by their paths. */
const pageTitles = (pages: readonly MainPageEntry[]): Record<string, string> =>
  Object.fromEntries(pages.map(({ path, name, title = name }) => [path, title]));

/** The services after the home page, as in menus: share images are numbered in this order. */
function searchTexts(
  pages: readonly MainPageEntry[],
  { services, prices }: Pick<CompiledYaml, 'services' | 'prices'>,
): PageSearchText[] {
  const pageTexts = pages.flatMap(({ path, search }) => (search ? [{ path, ...search }] : []));
  const serviceTexts = Object.entries(services).flatMap(([id, { path, name, search }]) =>
    search ? [{ path, name, price: prices.services?.[id]?.from, ...search }] : [],
  );
  return pageTexts.toSpliced(1, 0, ...serviceTexts);
}
