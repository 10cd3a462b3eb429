import {
  campaignAfterVisit,
  campaignKeys,
  emptyCampaign,
  pageOf,
  referrerToSend,
  toAttribution,
} from './attribution.ts';
import type { Attribution, Campaign } from './attribution.ts';
import { safeStorage } from './safe-storage.ts';
import type { KeyValueStore } from './safe-storage.ts';

export interface Visit {
  /** Call at the first load and at every navigation: keeps entry page, last page and campaign. */
  record(address: string, documentReferrer: string): void;
  /** What an enquiry sent from this address carries. */
  attribution(address: string, documentReferrer: string): Attribution;
}

/** A visit over a store; the store outlives it, the page before the current one does not. */
export function createVisit(store: KeyValueStore): Visit {
  let current: URL | null = null;
  let previousPage: string | null = null;

  const readCampaign = (): Campaign => {
    const campaign = emptyCampaign();
    for (const key of campaignKeys) campaign[key] = store.get(key);
    return campaign;
  };

  return {
    record(href, documentReferrer) {
      const address = withoutFragment(href);
      if (current && current.pathname !== address.pathname) previousPage = current.href;
      current = address;

      const stored = readCampaign();
      const campaign = campaignAfterVisit(stored, address, documentReferrer);
      for (const key of campaignKeys) {
        if (campaign[key] !== stored[key]) store.set(key, campaign[key]);
      }
      if (!store.get('entry_page')) store.set('entry_page', pageOf(address));
      store.set('last_page', pageOf(address));
    },
    attribution(href, documentReferrer) {
      return toAttribution(readCampaign(), {
        referrer: referrerToSend(withoutFragment(href), previousPage ?? documentReferrer),
        entryPage: store.get('entry_page'),
        lastPage: store.get('last_page'),
      });
    },
  };
}

function withoutFragment(href: string): URL {
  const address = new URL(href);
  address.hash = '';
  return address;
}

/** The visit of this browser tab. */
export const browserVisit = createVisit(safeStorage(() => window.localStorage));
