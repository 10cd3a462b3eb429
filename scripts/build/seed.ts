import { writeChanged } from '../../src/content/compiler/content-files.ts';
import { ContentError, problemsIn, throwIfAny } from '../../src/content/compiler/content-error.ts';
import compiled from '../../src/content/compiled/search-texts.json' with { type: 'json' };
import { country, withoutTax } from '../../src/content/company/country.ts';
import { officePlaces } from '../../src/content/company/offices.ts';
import { siteConfig } from '../../src/content/site.ts';
import type { OfficePlace } from '../../src/content/model/offices-schema.ts';
import { PLACEHOLDER } from '../../src/content/model/sentence.ts';
import type { PageSearchText } from '../../src/content/model/search-schema.ts';
import { wordList } from '../../src/content/words/number-words.ts';
import { money } from '../../src/content/words/numbers.ts';
import type { SeoRecord } from '../../src/seo/resolve-metadata.ts';

type PlaceholderValues = Readonly<Record<string, unknown>>;

const cities = [...new Set(officePlaces.map(({ address }) => address.locality))];
const { name, demonym, currency } = country;
const siteValues: PlaceholderValues = {
  ...{ country: name, demonym, currency, withoutTax },
  city: cities[0],
  firstCities: cities.slice(0, 2).join(' & '),
  cities: wordList(cities, 'and'),
  anOffice: officesToVisit(officePlaces),
  company: siteConfig.name,
};

/** Where a visitor may come: `our office in Pune`. */
export function officesToVisit(offices: readonly Pick<OfficePlace, 'address'>[]): string {
  const cities = new Set(offices.map(({ address }) => address.locality));
  return `${offices.length === 1 ? 'our office' : 'one of our offices'} in ${wordList([...cities], 'and')}`;
}

/**
 * Fills in values where a text has their names between { and }. A part between [ and ] is left out if one of its names
 * has no value.
 *
 * @throws ContentError for another name without a value
 */
export function fillIn(text: string, values: PlaceholderValues): string {
  const valueOf = (name: string) => {
    const value = Object.hasOwn(values, name) ? values[name] : undefined;
    return typeof value === 'string' || typeof value === 'number' ? String(value) : undefined;
  };
  return text
    .replaceAll(/\[([^\]]*)\]/g, (_, part: string) =>
      [...part.matchAll(PLACEHOLDER)].every(([, name]) => valueOf(name!) !== undefined) ? part : '',
    )
    .replaceAll(PLACEHOLDER, (whole, name: string) => {
      const value = valueOf(name);
      if (value !== undefined) return value;
      throw new ContentError(
        `${whole} is an unknown name: correct it, or put the part that has it between [ and ]`,
      );
    });
}

function recordOf({ path, name, price, title, description, image }: PageSearchText): SeoRecord {
  const values = { ...siteValues, name, price: price === undefined ? price : money(price) };
  const filled = (text: string | undefined) =>
    text === undefined ? null : fillIn(text, values).trim();
  return {
    path,
    title: filled(title),
    description: filled(description),
    author: null,
    image_url: image ?? null,
    twitter_site: null,
  };
}

/**
 * The records of page_seo that a database begins with.
 *
 * @throws ContentError with all problems
 */
export function seedRecords(searchTexts: readonly PageSearchText[] = compiled): SeoRecord[] {
  const problems: string[] = [];
  const records = searchTexts.flatMap((searchText) => {
    const file = searchText.name === undefined ? 'main-pages' : 'services';
    const place = `content/${file}.yaml: ${searchText.path}`;
    try {
      return [recordOf(searchText)];
    } catch (error) {
      problems.push(...problemsIn(place, error));
      return [];
    }
  });
  throwIfAny(problems);
  return records;
}

const quoted = (text: string | null) =>
  text === null ? 'null' : `'${text.replaceAll("'", "''")}'`;

/** SQL for PostgreSQL and SQLite that inserts the records which a database lacks. */
export function seedSql(records: readonly SeoRecord[]): string {
  const rows = records.map(({ path, title, description, image_url: image }) =>
    [path, title, description, image].map(quoted).join(', '),
  );
  return `-- From content/services.yaml and content/main-pages.yaml, by scripts/build/seed.ts.
insert into page_seo (path, title, description, image_url)
values
${rows.map((row) => `  (${row})`).join(',\n')}
on conflict (path) do nothing;
`;
}

/** Writes supabase/seed.sql, which the embedded backend and a Supabase project begin with. */
export const writeSeed = (): boolean => writeChanged('supabase/seed.sql', seedSql(seedRecords()));
