import { paths } from '../paths.ts';

/** What goes along with an enquiry about how its sender got here (SPEC.md 3). '' means unknown. */
export interface Attribution {
  utmSource: string;
  utmMedium: string;
  utmCampaign: string;
  utmTerm: string;
  utmContent: string;
  referrer: string;
  entryPage: string;
  lastPage: string;
}

/** Keys of local storage (SPEC.md 9). */
export const campaignKeys = [
  'utm_source',
  'utm_medium',
  'utm_campaign',
  'utm_term',
  'utm_content',
] as const;
export type CampaignKey = (typeof campaignKeys)[number];
export type Campaign = Record<CampaignKey, string>;

/** An engine's own domain under any country's ending: www.google.co.za, yandex.ru; not notgoogle.com. */
const SEARCH_ENGINE = /(?:^|\.)(?:google|bing|yahoo|duckduckgo|baidu|yandex)(?:\.[a-z]{2,3}){1,2}$/;
const LONGEST_CAMPAIGN_VALUE = 255;

/** The campaign parameters of an address; null when it carries none with a value. */
export function campaignOf(address: URL): Campaign | null {
  const campaign = emptyCampaign();
  let found = false;
  for (const key of campaignKeys) {
    campaign[key] = (address.searchParams.get(key) ?? '').trim().slice(0, LONGEST_CAMPAIGN_VALUE);
    found ||= campaign[key] !== '';
  }
  return found ? campaign : null;
}

/** Source and medium that a referrer stands for (SPEC.md 9); null for none, or none that is an address. */
export function classifyReferrer(
  referrer: string,
  siteHost: string,
): { source: string; medium: string } | null {
  const from = URL.canParse(referrer) ? new URL(referrer) : null;
  if (!from?.host) return null;
  if (from.host === siteHost) return { source: 'internal', medium: from.pathname };
  if (SEARCH_ENGINE.test(from.hostname)) return { source: 'organic', medium: 'search' };
  return { source: 'referral', medium: from.host };
}

/**
 * The campaign to keep after a page was visited: the address' parameters replace what is stored,
 * what is stored outlives everything else, and the referrer is classified where there is neither
 * (SPEC-NOTES 7). A direct visit stays empty.
 */
export function campaignAfterVisit(stored: Campaign, address: URL, referrer: string): Campaign {
  const inAddress = campaignOf(address);
  const campaign = inAddress ?? stored;
  if (campaign.utm_source) return campaign;
  if (!inAddress && campaignKeys.some((key) => stored[key])) return stored;
  const origin = classifyReferrer(referrer, address.host);
  if (!origin) return campaign;
  return {
    ...campaign,
    utm_source: origin.source,
    utm_medium: campaign.utm_medium || origin.medium,
  };
}

/** SPEC.md 7: the previous page where the form is the page's purpose and there is one, else this address. */
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
