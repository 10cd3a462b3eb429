import * as country from '../../content/company/country.ts';
import { type Content, publishedContent } from '../../content/records/content.ts';
import type { PageRoute } from '../../pages/define-page.ts';
import { dayIn } from '../time-zone.ts';
import { listAddresses, type Addresses } from './addresses.ts';

interface ShownContent {
  content: Content;
  addresses: Addresses;
}

/** The site on one day. */
export interface SiteSnapshot extends ShownContent {
  /** The public part. With SHOW_DRAFTS the snapshot itself also holds drafts. */
  published: ShownContent;
  /** For the copyright line. */
  year: number;
}

export interface SiteSnapshotsOptions {
  routes: readonly PageRoute[];
  /** Including drafts. */
  content: Content;
  showDrafts: boolean;
  timeZone?: string;
  now?(): number;
}

const MINUTE_MS = 60_000;

/**
 * Publishes articles on their date on a running server.
 *
 * @returns a function that gives the current snapshot; the same object throughout a day
 * @throws ContentError for an invalid address, a draft's included
 */
export function createSiteSnapshots(options: SiteSnapshotsOptions): () => SiteSnapshot {
  const { routes, content, showDrafts, timeZone = country.timeZone } = options;
  const { now = Date.now } = options;
  const everything = { content, addresses: listAddresses(routes, content) };
  const publicRoutes = routes.filter(({ draft }) => !draft);
  let known: { minute: number; day: string; snapshot: SiteSnapshot } | undefined;

  function snapshotOf(day: string): SiteSnapshot {
    const publicContent = publishedContent(content, day);
    const addresses = listAddresses(publicRoutes, publicContent);
    const published = { content: publicContent, addresses };
    const year = Number(day.slice(0, 4));
    return { ...(showDrafts ? everything : published), published, year };
  }

  return () => {
    // Every time zone's midnight falls on a full minute, so this check runs once a minute.
    const minute = Math.floor(now() / MINUTE_MS);
    if (known?.minute === minute) return known.snapshot;
    const day = dayIn(timeZone, now());
    known = { minute, day, snapshot: known?.day === day ? known.snapshot : snapshotOf(day) };
    return known.snapshot;
  };
}
