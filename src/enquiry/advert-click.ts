import { clickIds, type ClickId } from './attribution.ts';
import type { EnquiryRow } from './enquiry-row.ts';

/** The network of each click id. Meta adds its own to every link, paid or not. */
const NETWORKS: Record<ClickId, string> = {
  gclid: 'Google Ads',
  gbraid: 'Google Ads',
  wbraid: 'Google Ads',
  msclkid: 'Microsoft Ads',
  fbclid: 'Facebook or Instagram',
  li_fat_id: 'LinkedIn Ads',
  ttclid: 'TikTok Ads',
};

/** Sources that the site derives from the referrer; a campaign writes its own. */
const DERIVED = ['', 'organic', 'referral', 'internal'];

/** Whether the values of an enquiry come from a campaign's link and not from the referrer alone. */
const isOfCampaign = (source: string, ...others: string[]): boolean =>
  !DERIVED.includes(source) || others.some(Boolean);

/**
 * The click id of a landing address without a campaign.
 *
 * @param page a path with its query, like `/shopify?gclid=x`
 */
function clickIdOf(page: string): ClickId | undefined {
  const parameters = page.slice(page.indexOf('?') + 1).split('&');
  const given = parameters.filter((parameter) => /=./s.test(parameter));
  const names = given.map((parameter) => parameter.slice(0, parameter.indexOf('=')));
  if (names.some((name) => name.startsWith('utm_'))) return undefined;
  return clickIds.find((name) => names.includes(name));
}

type AdvertColumns = Pick<
  EnquiryRow,
  'utm_source' | 'utm_campaign' | 'utm_term' | 'utm_content' | 'entry_page' | 'last_page'
>;

/**
 * The advertising network that an enquiry came from, 'Google Ads, by its click id'; '' for none. Advertising accounts
 * add click ids automatically; without a campaign such a click looks like a search. A campaign takes precedence.
 * Without script only the form's own page is known.
 */
export function advertOf(enquiry: AdvertColumns): string {
  const { utm_source, utm_campaign, utm_term, utm_content, entry_page, last_page } = enquiry;
  if (isOfCampaign(utm_source, utm_campaign, utm_term, utm_content)) return '';
  const id = clickIdOf(entry_page || last_page);
  return id ? `${NETWORKS[id]}, by its click id` : '';
}
