import { globSync } from 'node:fs';
import { pathToFileURL } from 'node:url';
import compiledPrices from '../../src/content/company/prices-compiled.json' with { type: 'json' };
import { reviewSample } from '../../src/content/company/prices.ts';
import { reviews } from '../../src/content/company/promises.ts';
import { ContentError } from '../../src/content/compiler/content-error.ts';
import {
  type Collections,
  publishedContent,
  toContent,
} from '../../src/content/records/content.ts';
import type { SiteConfig } from '../../src/content/records/site-schema.ts';
import type { DatedClaim } from '../../src/content/selections/dated-claims.ts';
import type { Sampled } from '../../src/content/types.ts';
import { isoDate } from '../../src/content/words/calendar-date.ts';

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

/** All records that may be samples or claims with a day. */
export async function recordKinds({ caseStudies, articles }: Collections): Promise<Kind[]> {
  const { services, ...others } = compiledPrices;
  const named = (records: object) =>
    Object.entries(records).map(([name, record]) => ({ ...record, name }) as Sampled);
  const promises = Object.entries(reviews).map(([name, reviewBy]) => ({ name, reviewBy }));
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
    { what: 'reviews', where: 'src/content/company/promises.ts', records: promises },
    ...(await Promise.all(exported)).flat(),
  ];
}

/** The lists and single records with a sample or a day in a value, at any depth: `site.social`. */
export function kindsIn(value: unknown, what: string, where: string): Kind[] {
  if (typeof value !== 'object' || value === null) return [];
  const records = [value].flat().filter((each): each is Sampled => Object(each) === each);
  const inside = records.flatMap((record) =>
    Object.entries(record).flatMap(([field, each]) => kindsIn(each, `${what}.${field}`, where)),
  );
  return records.some((record) => isSample(record) || record.reviewBy !== undefined)
    ? [{ what, where, records }, ...inside]
    : inside;
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

/**
 * What the owner looks at again by a day.
 *
 * @throws ContentError for a day that is none
 */
export function datedClaims(kinds: readonly Kind[]): DatedClaim[] {
  return kinds.flatMap(({ what, where, records }) =>
    records.flatMap((record) => {
      if (record.reviewBy === undefined) return [];
      const reviewBy = isoDate(record.reviewBy);
      const place = `${nameOf(record)}${what} (${where})`;
      if (reviewBy) return [{ place, reviewBy }];
      throw new ContentError(
        `${place}: reviewBy is "${record.reviewBy}", expected a day like 30 November 2026`,
      );
    }),
  );
}

function nameOf(record: object): string {
  const { name, title, label }: { name?: unknown; title?: unknown; label?: unknown } = record;
  const known = [name, title, label].find((text) => typeof text === 'string');
  return known ? `${known}, ` : '';
}

/**
 * Studies and articles that visitors don't see yet.
 *
 * @param today like `2026-11-23`
 */
export function hiddenRecords(records: Collections, today: string): string[] {
  const shown = publishedContent(toContent(records), today);
  const studies = records.caseStudies
    .filter((study) => !shown.caseStudies.includes(study))
    .map(({ slug }) => `src/content/case-studies/${slug}.yaml: draft: true`);
  const articles = records.articles
    .filter((article) => !shown.articles.includes(article))
    .map(
      ({ id, draft, date }) =>
        `src/content/articles/${id}.md: ${draft ? 'draft: true' : `appears on ${date}`}`,
    );
  return [...studies, ...articles];
}

/**
 * Reports an announcement whose last day is over.
 *
 * @param today like `2026-11-30`
 */
export function announcementNote(
  { announcement }: Pick<SiteConfig, 'announcement'>,
  today: string,
): string[] {
  if (!announcement || isoDate(announcement.until)! >= today) return [];
  return [
    `src/content/site.ts: announcement.until: ${announcement.until} is over, so the announcement is not shown: remove it, or set a later day`,
  ];
}
