import { parseUrl } from '../parse-url.ts';
import { paths } from '../paths.ts';
import type { AttributionName } from './fields.ts';
import { isSearchEngine } from './search-engines.ts';

/** The marketing source of an enquiry; '' means unknown. */
export type Attribution = Record<AttributionName, string>;

/** Campaign parameters: names in addresses and keys in local storage. */
export const campaignKeys = [
  'utm_source',
  'utm_medium',
  'utm_campaign',
  'utm_term',
  'utm_content',
] as const;
type CampaignKey = (typeof campaignKeys)[number];
type Campaign = Record<CampaignKey, string>;

/** The parameters by which advertising networks recognise a click. */
export const clickIds = [
  'gclid',
  'gbraid',
  'wbraid',
  'msclkid',
  'fbclid',
  'li_fat_id',
  'ttclid',
] as const;
export type ClickId = (typeof clickIds)[number];

const keptParameters: readonly string[] = ['type', ...clickIds];

/**
 * An address or path without its fragment, and with the parameters of campaigns, clicks and the site alone: links in
 * emails carry email addresses and tokens.
 */
export function withoutPersonalData(address: string): string {
  const [plain = ''] = address.split('#', 1);
  const [path = ''] = plain.split('?', 1);
  const kept = plain
    .slice(path.length + 1)
    .split('&')
    .filter((parameter) => {
      const [name = ''] = parameter.split('=', 1);
      return name.startsWith('utm_') || keptParameters.includes(name);
    });
  return kept.length > 0 ? `${path}?${kept.join('&')}` : path;
}

/** How long a stored campaign and entry page are used, in days. */
export const ATTRIBUTION_DAYS = 90;

/** The source of a session, derived from its first referrer. */
export interface TrafficSource {
  source: string;
  medium: string;
}

const MAX_CAMPAIGN_LENGTH = 255;
const INTERNAL = 'internal';
/** The source of a session without a referrer, which is not sent. */
const DIRECT: TrafficSource = { source: 'direct', medium: '' };

/** The campaign parameters of an address; null if all are missing or empty. */
export function campaignOf(address: URL): Campaign | null {
  const campaign = emptyCampaign();
  let found = false;
  for (const key of campaignKeys) {
    campaign[key] = (address.searchParams.get(key) ?? '').trim().slice(0, MAX_CAMPAIGN_LENGTH);
    found ||= campaign[key] !== '';
  }
  return found ? campaign : null;
}

/** The source that a referrer identifies; null for an empty or invalid referrer. */
export function classifyReferrer(referrer: string, siteHost: string): TrafficSource | null {
  const from = parseUrl(referrer);
  if (!from?.host) return null;
  if (from.host === siteHost) return { source: INTERNAL, medium: from.pathname };
  if (isSearchEngine(from)) return { source: 'organic', medium: 'search' };
  return { source: 'referral', medium: from.host };
}

/**
 * The session's source after a new document. An external source replaces the known one; an internal one changes
 * nothing, not even a direct session.
 */
export function sourceAfter(
  known: TrafficSource | null,
  latest: TrafficSource | null,
): TrafficSource {
  if (latest && latest.source !== INTERNAL) return latest;
  return known ?? latest ?? DIRECT;
}

/** Adds the session's source to a campaign without one; the campaign's own medium takes precedence. */
export function withSource(campaign: Campaign, session: TrafficSource | null): Campaign {
  if (campaign.utm_source || !session || session.source === DIRECT.source) return campaign;
  return {
    ...campaign,
    utm_source: session.source,
    utm_medium: campaign.utm_medium || session.medium,
  };
}

/**
 * The referrer of an enquiry: on a page made for its form the previous page, if there is one; else this address.
 *
 * @param previousPage the address before this one, '' for none
 */
export function referrerToSend(address: URL, previousPage: string): string {
  const isFormPage =
    address.pathname === paths.contact || address.pathname === paths.bookConsultation;
  return withoutPersonalData(isFormPage && previousPage ? previousPage : address.href);
}

/** Path with the known parameters: the value of `entry_page` and `last_page`. */
export const pageOf = (address: URL): string =>
  withoutPersonalData(address.pathname + address.search);

/**
 * The attribution of a form posted without script: only the address of the form's page is known (the request's
 * `Referer`, else origin and path), with the campaign in it.
 */
export function attributionWithoutScript(formAddress: string): Attribution {
  const address = parseUrl(formAddress);
  return toAttribution((address && campaignOf(address)) ?? emptyCampaign(), {
    referrer: withoutPersonalData(address?.href ?? ''),
    entryPage: '',
    lastPage: address ? pageOf(address) : '',
  });
}

/** Combines a campaign and the pages of a session under the payload's names. */
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
