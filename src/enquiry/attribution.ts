import { paths } from '../paths.ts';
import type { AttributionName } from './fields.ts';

/** What goes along with an enquiry about how its sender got here; '' means unknown. */
export type Attribution = Record<AttributionName, string>;

/** The parameters of a campaign, in addresses and as keys of local storage. */
export const campaignKeys = [
  'utm_source',
  'utm_medium',
  'utm_campaign',
  'utm_term',
  'utm_content',
] as const;
type CampaignKey = (typeof campaignKeys)[number];
export type Campaign = Record<CampaignKey, string>;

/** How long a browser's memory of a campaign and an entry page counts, in days. */
export const ATTRIBUTION_DAYS = 90;

/** What a referrer says about where a visit comes from. */
export interface Origin {
  source: string;
  medium: string;
}

/** An engine's own domain under any country's ending: www.google.co.za, yandex.ru; not notgoogle.com. */
const SEARCH_ENGINE = /(?:^|\.)(?:google|bing|yahoo|duckduckgo|baidu|yandex)(?:\.[a-z]{2,3}){1,2}$/;
const MAX_CAMPAIGN_LENGTH = 255;
const INTERNAL = 'internal';

/** The campaign parameters of an address; null when it carries none with a value. */
export function campaignOf(address: URL): Campaign | null {
  const campaign = emptyCampaign();
  let found = false;
  for (const key of campaignKeys) {
    campaign[key] = (address.searchParams.get(key) ?? '').trim().slice(0, MAX_CAMPAIGN_LENGTH);
    found ||= campaign[key] !== '';
  }
  return found ? campaign : null;
}

/** What a referrer stands for; null for none, or none that is an address. */
export function classifyReferrer(referrer: string, siteHost: string): Origin | null {
  const from = URL.canParse(referrer) ? new URL(referrer) : null;
  if (!from?.host) return null;
  if (from.host === siteHost) return { source: INTERNAL, medium: from.pathname };
  if (SEARCH_ENGINE.test(from.hostname)) return { source: 'organic', medium: 'search' };
  return { source: 'referral', medium: from.host };
}

/**
 * Where this visit comes from once another document of it was opened: another site replaces what
 * was known, the site itself replaces nothing.
 */
export function originAfter(known: Origin | null, latest: Origin | null): Origin | null {
  if (latest && latest.source !== INTERNAL) return latest;
  return known ?? latest;
}

/**
 * The campaign as an enquiry carries it: where it names no source, the visit's origin is the
 * source, and its medium where the campaign has none.
 */
export function withOrigin(campaign: Campaign, origin: Origin | null): Campaign {
  if (campaign.utm_source || !origin) return campaign;
  return {
    ...campaign,
    utm_source: origin.source,
    utm_medium: campaign.utm_medium || origin.medium,
  };
}

/**
 * The previous page where the form is the page's purpose and there is one, else this address.
 * @param previousPage the address before this one, '' for none
 */
export function referrerToSend(address: URL, previousPage: string): string {
  const isFormPage =
    address.pathname === paths.contact || address.pathname === paths.bookConsultation;
  return isFormPage && previousPage ? previousPage : address.href;
}

/** Path with query string: what `entry_page` and `last_page` hold. */
export const pageOf = (address: URL): string => address.pathname + address.search;

/**
 * What can be known of a post without script: the address of the form's page (the request's
 * `Referer`, else origin and path) with the campaign in it.
 */
export function attributionWithoutScript(formAddress: string): Attribution {
  const address = URL.canParse(formAddress) ? new URL(formAddress) : null;
  return toAttribution((address && campaignOf(address)) ?? emptyCampaign(), {
    referrer: address?.href ?? '',
    entryPage: '',
    lastPage: address ? pageOf(address) : '',
  });
}

/** Joins a campaign and the pages of a visit under the names of the payload. */
export function toAttribution(
  campaign: Campaign,
  pages: Pick<Attribution, 'referrer' | 'entryPage' | 'lastPage'>,
): Attribution {
  return {
    utmSource: campaign.utm_source,
    utmMedium: campaign.utm_medium,
    utmCampaign: campaign.utm_campaign,
    utmTerm: campaign.utm_term,
    utmContent: campaign.utm_content,
    ...pages,
  };
}

export function emptyCampaign(): Campaign {
  return { utm_source: '', utm_medium: '', utm_campaign: '', utm_term: '', utm_content: '' };
}
