import type { EnquiryRow } from '../../../supabase/functions/process-form-submission/handler.ts';

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

/** How people write what campaigns call themselves in small letters. */
const spelt: Record<string, string> = {
  google: 'Google',
  bing: 'Bing',
  facebook: 'Facebook',
  instagram: 'Instagram',
  linkedin: 'LinkedIn',
  youtube: 'YouTube',
  whatsapp: 'WhatsApp',
  x: 'X',
  twitter: 'Twitter',
  chatgpt: 'ChatGPT',
  'chatgpt.com': 'ChatGPT',
};

/**
 * The source of an enquiry, for people: 'Google (cpc), campaign spring, first page /shopify'. A page is left out where nothing is known of it, or where it says
 * nothing new.
 */
export function attributionInWords(enquiry: AttributionColumns): string {
  const { utm_campaign, utm_term, utm_content } = enquiry;
  const [first, last] = [enquiry.entry_page, enquiry.last_page].map(withoutQuery);
  return [
    way(enquiry),
    utm_campaign && `campaign ${utm_campaign}`,
    utm_term && `search term ${utm_term}`,
    utm_content && `advert ${utm_content}`,
    first && `first page ${first}`,
    last && last !== first && `sent from ${last}`,
  ]
    .filter(Boolean)
    .join(', ');
}

/** A campaign's link says in its query what the sentence says already. */
const withoutQuery = (page: string): string => page.replace(/\?.*$/, '');

/** The sources that the site itself gives, from the referrer, and whatever a campaign calls itself. */
function way(enquiry: AttributionColumns): string {
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
      // Without script nobody remembered the visit.
      return entry_page ? 'Direct' : 'Unknown (sent without script)';
    default: {
      const name = Object.hasOwn(spelt, source.toLowerCase())
        ? spelt[source.toLowerCase()]
        : source;
      return medium ? `${name} (${medium})` : `${name}`;
    }
  }
}
