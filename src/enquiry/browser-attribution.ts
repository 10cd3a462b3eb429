import {
  ATTRIBUTION_DAYS,
  campaignKeys,
  campaignOf,
  classifyReferrer,
  emptyCampaign,
  sourceAfter,
  pageOf,
  referrerToSend,
  toAttribution,
  withoutPersonalData,
  withSource,
  type Attribution,
  type TrafficSource,
} from './attribution.ts';
import { parseUrl } from '../parse-url.ts';
import { safeStorage, type KeyValueStore } from '../safe-storage.ts';

const LIFETIME_MS = ATTRIBUTION_DAYS * 24 * 3_600_000;

/** When the campaign and the entry page were stored, in ms since 1970. */
const STORED_AT = { campaign: 'utm_stored_at', entryPage: 'entry_page_stored_at' } as const;

/** The referrer's source, which ends with the session. Open tabs outlive a release, so the keys stay. */
const SOURCE_KEYS = { source: 'visit_source', medium: 'visit_medium' } as const;

/** The pages of this tab, for the referrer of an enquiry. Stored, because any page may load its document again. */
const PAGES = { current: 'visit_page', previous: 'visit_previous_page' } as const;

interface BrowserAttribution {
  /**
   * Stores entry page, last page and campaign. Call it at the first load and at every navigation.
   *
   * @param documentReferrer of the document's first load, '' for none
   */
  record(address: string, documentReferrer: string): void;
  /** The attribution of an enquiry sent from this address. */
  at(address: string): Attribution;
}

interface AttributionStores {
  /** Outlives the session: campaign, entry page and last page. */
  local: KeyValueStore;
  /** Ends with the session: the referrer's source, this page and the previous one. */
  session: KeyValueStore;
  /** The time in ms since 1970. */
  now: () => number;
}

/** Records where a visitor comes from. The stores outlive documents. */
export function createBrowserAttribution({
  local,
  session,
  now,
}: AttributionStores): BrowserAttribution {
  let isNewDocument = true;

  /** Values without a time count as expired; a time far in the future is a wrong clock's. */
  const isCurrent = (key: string) => Math.abs(now() - Number(local.get(key))) <= LIFETIME_MS;

  const removeExpired = () => {
    if (!isCurrent(STORED_AT.campaign)) {
      for (const key of [...campaignKeys, STORED_AT.campaign]) local.set(key, '');
    }
    if (!isCurrent(STORED_AT.entryPage)) {
      for (const key of ['entry_page', STORED_AT.entryPage]) local.set(key, '');
    }
  };

  const readCampaign = () => {
    const campaign = emptyCampaign();
    for (const key of campaignKeys) campaign[key] = local.get(key);
    return campaign;
  };

  const readSource = (): TrafficSource | null => {
    const source = session.get(SOURCE_KEYS.source);
    return source ? { source, medium: session.get(SOURCE_KEYS.medium) } : null;
  };

  return {
    record(href, documentReferrer) {
      const address = new URL(href);
      const page = session.get(PAGES.current);
      if (parseUrl(page)?.pathname !== address.pathname)
        session.set(PAGES.previous, isNewDocument ? documentReferrer : page);
      session.set(PAGES.current, withoutPersonalData(href));
      isNewDocument = false;
      removeExpired();

      const latest = sourceAfter(readSource(), classifyReferrer(documentReferrer, address.host));
      session.set(SOURCE_KEYS.source, latest.source);
      session.set(SOURCE_KEYS.medium, latest.medium);

      const campaign = campaignOf(address);
      if (campaign) {
        for (const key of campaignKeys) local.set(key, campaign[key]);
        local.set(STORED_AT.campaign, String(now()));
      }
      if (!local.get('entry_page')) {
        local.set('entry_page', pageOf(address));
        local.set(STORED_AT.entryPage, String(now()));
      }
      local.set('last_page', pageOf(address));
    },
    at(href) {
      removeExpired();
      return toAttribution(withSource(readCampaign(), readSource()), {
        referrer: referrerToSend(new URL(href), session.get(PAGES.previous)),
        entryPage: local.get('entry_page'),
        lastPage: local.get('last_page'),
      });
    },
  };
}

/** The attribution of this browser tab. */
export const browserAttribution = createBrowserAttribution({
  local: safeStorage(() => window.localStorage),
  session: safeStorage(() => window.sessionStorage),
  now: Date.now,
});
