import { globSync } from 'node:fs';
import { pathToFileURL } from 'node:url';
import compiledPrices from '../../src/content/company/prices-compiled.json' with { type: 'json' };
import { reviewSample } from '../../src/content/company/prices.ts';
import type { Collections } from '../../src/content/records/content.ts';
import type { Sampled } from '../../src/content/types.ts';

/** Records of one list, or one alone, which its owner finds by name and file. */
interface Kind {
  what: string;
  where: string;
  records: readonly Sampled[];
}

/** Files whose exports have records. */
const FILES = ['src/content/*.ts', 'src/content/{company,developers}/*.ts', 'src/pages/*/*copy.ts'];

/** Beside tests what exports records of another file once more. */
const REPEATING = ['**/*.test.ts', '**/office-records.ts', '**/prices.ts'];

/** All records that may be samples. */
export async function recordKinds({ caseStudies, articles }: Collections): Promise<Kind[]> {
  const { services, ...others } = compiledPrices;
  const named = (records: object) =>
    Object.entries(records).map(([name, record]) => ({ ...record, name }) as Sampled);
  const files = globSync(FILES, { exclude: REPEATING }).map((file) => file.replaceAll('\\', '/'));
  const exported = files.sort().map(async (file) => {
    const module = (await import(pathToFileURL(file).href)) as Record<string, unknown>;
    return Object.entries(module).flatMap(([name, value]) => kindsIn(value, name, file));
  });
  return [
    { what: 'case studies', where: 'src/content/case-studies', records: caseStudies },
    { what: 'articles', where: 'src/content/articles', records: articles },
    {
      what: 'prices',
      where: 'src/content/company/prices.yaml',
      records: named({ ...services, ...others }),
    },
    { what: 'reviewSample', where: 'src/content/company/prices.ts', records: [reviewSample] },
    ...(await Promise.all(exported)).flat(),
  ];
}

/** The lists and single records with a sample in a value, at any depth: `site.social`. */
export function kindsIn(value: unknown, what: string, where: string): Kind[] {
  if (typeof value !== 'object' || value === null) return [];
  const records = [value].flat().filter((each): each is Sampled => Object(each) === each);
  const inside = records.flatMap((record) =>
    Object.entries(record).flatMap(([field, each]) => kindsIn(each, `${what}.${field}`, where)),
  );
  return records.some(isSample) ? [{ what, where, records }, ...inside] : inside;
}

/** A company that is named so, like a processor of enquiries, counts as one without `sample: true`. */
const isSample = (record: Sampled & { name?: string }) =>
  record.sample || /^sample\b/i.test(record.name ?? '');

/** The remaining samples, a line each: `10 of 10 case studies (src/content/case-studies)`. */
export const samplesLeft = (kinds: readonly Kind[]): string[] =>
  kinds.flatMap(({ what, where, records }) => {
    const count = records.filter(isSample).length;
    return count > 0 ? [`${count} of ${records.length} ${what} (${where})`] : [];
  });
