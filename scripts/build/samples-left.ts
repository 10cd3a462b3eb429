import { clients } from '../../src/content/company/clients.ts';
import { contactPeople } from '../../src/content/company/contact-people.ts';
import { officePlaces } from '../../src/content/company/offices.ts';
import { contractTerms } from '../../src/content/company/contract-terms.ts';
import {
  agentAccount,
  chatRunning,
  prices,
  reviewPrice,
  reviewSample,
  supportPrice,
} from '../../src/content/company/prices.ts';
import type { ServicePrice } from '../../src/content/records/price-schema.ts';
import { company } from '../../src/content/company/promises.ts';
import { privacyNotice, processorsOf } from '../../src/content/company/privacy-notice.ts';
import { developers } from '../../src/content/developers/developers.ts';
import type { Content } from '../../src/content/records/content.ts';
import { site } from '../../src/content/site.ts';
import type { Sampled } from '../../src/content/types.ts';
import type { PageCopy } from './content-problems.ts';

/**
 * Lists the remaining samples, a line per kind with count and place: `10 of 10 case studies
 * (src/content/case-studies)`.
 *
 * @param copies the page texts, whose figures may be samples
 */
export function samplesLeft(
  { caseStudies, articles }: Pick<Content, 'caseStudies' | 'articles'>,
  copies: readonly PageCopy[],
): string[] {
  const figures = copies.flatMap(({ records }) => records).filter((record) => 'sample' in record);
  const others: Sampled[] = [reviewPrice, supportPrice, chatRunning, agentAccount];
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
      [...Object.values<ServicePrice>(prices), ...others],
    ],
    ['documents', 'src/content/company/prices.ts, reviewSample', [reviewSample]],
    ['sizes', 'src/content/company/promises.ts, company', [company]],
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
  return kinds.flatMap(([what, where, records]) => {
    const count = records.filter(({ sample }) => sample).length;
    return count > 0 ? [`${count} of ${records.length} ${what} (${where})`] : [];
  });
}
