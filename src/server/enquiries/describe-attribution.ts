import { advertOf } from '../../enquiry/advert-click.ts';
import type { EnquiryRow } from '../../enquiry/enquiry-row.ts';

type AttributionColumns = Pick<
  EnquiryRow,
  | 'utm_source'
  | 'utm_medium'
  | 'utm_campaign'
  | 'utm_term'
  | 'utm_content'
  | 'entry_page'
  | 'last_page'
>;

/**
 * The source of an enquiry in words: 'google (cpc), campaign spring, first page /shopify'. Omits pages that are unknown
 * or add nothing. A click on an advert takes precedence over its referrer.
 */
export function describeAttribution(enquiry: AttributionColumns): string {
  const { utm_campaign, utm_term, utm_content } = enquiry;
  const [first, last] = [enquiry.entry_page, enquiry.last_page].map(withoutQuery);
  return [
    advertOf(enquiry) || sourceInWords(enquiry),
    utm_campaign && `campaign ${utm_campaign}`,
    utm_term && `search term ${utm_term}`,
    utm_content && `advert ${utm_content}`,
    first && `first page ${first}`,
    last && last !== first && `sent from ${last}`,
  ]
    .filter(Boolean)
    .join(', ');
}

/** The sentence names the query's campaign already. */
const withoutQuery = (page: string): string => page.split('?', 1)[0] ?? '';

/** The source in words: those that the site derives from the referrer, and whatever a campaign uses. */
function sourceInWords(enquiry: AttributionColumns): string {
  const { utm_source: source, utm_medium: medium, utm_campaign, entry_page } = enquiry;
  switch (source) {
    case 'organic':
      return 'Search engine';
    case 'referral':
      return medium ? `Link on ${medium}` : 'Link on another site';
    case 'internal':
      return medium ? `Our own page ${medium}` : 'One of our own pages';
    case '':
      if (utm_campaign || medium) return medium || 'Unnamed';
      // Without script no attribution is recorded.
      return entry_page ? 'Direct' : 'Unknown (sent without script)';
    default:
      return medium ? `${source} (${medium})` : source;
  }
}
