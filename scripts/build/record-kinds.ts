import { clients } from '../../src/content/company/clients.ts';
import { contactPeople } from '../../src/content/company/contact-people.ts';
import { officePlaces } from '../../src/content/company/offices.ts';
import { contractTerms } from '../../src/content/company/contract-terms.ts';
import {
  agentAccount,
  chatRunning,
  prices,
  projectRate,
  reviewPrice,
  reviewSample,
  supportPrice,
} from '../../src/content/company/prices.ts';
import type { ServicePrice } from '../../src/content/records/price-schema.ts';
import { company, reviews } from '../../src/content/company/promises.ts';
import { privacyNotice, processorsOf } from '../../src/content/company/privacy-notice.ts';
import { developers } from '../../src/content/developers/developers.ts';
import type { Content } from '../../src/content/records/content.ts';
import type { DatedClaim } from '../../src/content/selections/dated-claims.ts';
import { site } from '../../src/content/site.ts';
import type { Sampled } from '../../src/content/types.ts';
import { isoDate } from '../../src/content/words/calendar-date.ts';
import { ContentError } from '../../src/content/compiler/content-error.ts';
import type { PageCopy } from './content-problems.ts';

interface Kind {
  what: string;
  where: string;
  records: readonly Sampled[];
}

/**
 * Lists the remaining samples, a line per kind with count and place: `10 of 10 case studies
 * (src/content/case-studies)`.
 */
export const samplesLeft = (kinds: readonly Kind[]): string[] =>
  kinds.flatMap(({ what, where, records }) => {
    const count = records.filter(({ sample }) => sample).length;
    return count > 0 ? [`${count} of ${records.length} ${what} (${where})`] : [];
  });

/**
 * Lists what the owner looks at again by a day.
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
      throw new ContentError([
        `${place}: reviewBy is "${record.reviewBy}", expected a day like 30 November 2026`,
      ]);
    }),
  );
}

function nameOf(record: object): string {
  const { name, title, label }: { name?: unknown; title?: unknown; label?: unknown } = record;
  const known = [name, title, label].find((text) => typeof text === 'string');
  return known ? `${known}, ` : '';
}

/**
 * The kinds of records that may be samples or claims with a day, each with the place where its owner changes it.
 *
 * @param copies the page texts, with their figures
 */
export function recordKinds(
  { caseStudies, articles }: Pick<Content, 'caseStudies' | 'articles'>,
  copies: readonly PageCopy[],
): Kind[] {
  const figures = copies
    .flatMap(({ records }) => records)
    .filter((record) => 'sample' in record || 'reviewBy' in record);
  const others = Object.entries<Sampled>({
    review: reviewPrice,
    support: supportPrice,
    projectRate,
    chatRunning,
    agentAccount,
  });
  const promises = Object.entries(reviews).map(([name, reviewBy]) => ({ name, reviewBy }));
  const kinds: [what: string, where: string, records: readonly Sampled[]][] = [
    ['case studies', 'src/content/case-studies', caseStudies],
    ['articles', 'src/content/articles', articles],
    ['clients', 'src/content/company/clients.ts', clients],
    ['developers', 'src/content/developers', developers],
    ['contact people', 'src/content/company/contact-people.ts', contactPeople],
    ['offices', 'src/content/company/offices.ts', officePlaces],
    [
      'prices',
      'src/content/company/prices.yaml',
      [
        ...[...Object.entries<ServicePrice>(prices), ...others].map(([name, price]) => ({
          ...price,
          name,
        })),
      ],
    ],
    ['documents', 'src/content/company/prices.ts, reviewSample', [reviewSample]],
    ['sizes', 'src/content/company/promises.ts, company', [company]],
    ['promises', 'src/content/company/promises.ts, reviews', promises],
    ['contract terms', 'src/content/company/contract-terms.ts', contractTerms],
    ['figures', 'src/pages/*/copy.ts', figures],
    ['contacts', 'src/content/site.ts, contact', [site.contact]],
    ['social accounts', 'src/content/site.ts, social and defaultSeo.twitterSite', site.social],
    ['calendars', 'src/content/site.ts, hosts.scheduling', [site.hosts.scheduling]],
    ['security contacts', 'src/content/site.ts, securityContact', [site.securityContact]],
    ['companies', 'src/content/site.ts, company', [site.company]],
    ['privacy mailboxes', 'src/content/site.ts, privacy', [site.privacy]],
    ['privacy notices', 'src/content/company/privacy-notice.ts', [privacyNotice]],
    ['processors', 'src/content/site.ts, privacy.processors', processorsOf(site)],
  ];
  return kinds.map(([what, where, records]) => ({ what, where, records }));
}
