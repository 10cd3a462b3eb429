import { dayIn, isoDate } from '../../content/words/calendar-date.ts';
import type { Content } from '../../content/records/content.ts';
import { publishedContent } from '../../content/records/published.ts';
import { site, type SiteConfig } from '../../content/site.ts';
import type { PageRoute } from '../../pages/define-page.ts';
import { listAddresses, type Addresses } from './addresses.ts';

/** Content, and the addresses at which it stands. */
interface Shown {
  content: Content;
  addresses: Addresses;
}

/** The site on a day. */
export interface Edition extends Shown {
  /** What is public. Where the server shows drafts, the edition itself holds more. */
  published: Shown;
  /** Whether the announcement stands above the header. */
  isAnnouncing: boolean;
}

export interface EditionsOptions {
  routes: readonly PageRoute[];
  /** With its drafts. */
  content: Content;
  showDrafts: boolean;
  /** Called when a day has begun: what was made of the edition before is old. */
  onNewDay?(): void;
  timeZone?: string;
  announcement?: SiteConfig['announcement'];
  now?(): number;
}

const MINUTE_MS = 60_000;

/**
 * Articles appear on their day, and the announcement ends with its last, on a running server too.
 *
 * @returns gives the edition of this moment; the same one throughout a day
 * @throws RouteError for a wrong address, a draft's too
 */
export function createEditions(options: EditionsOptions): () => Edition {
  const { routes, content, showDrafts, onNewDay, timeZone = site.timeZone } = options;
  const { announcement = site.announcement, now = Date.now } = options;
  const everything = { content, addresses: listAddresses(routes, content) };
  const publicRoutes = routes.filter(({ draft }) => !draft);
  let known: { minute: number; day: string; edition: Edition } | undefined;

  function editionOf(day: string): Edition {
    const publicContent = publishedContent(content, day);
    const addresses = listAddresses(publicRoutes, publicContent);
    const published = { content: publicContent, addresses };
    const isAnnouncing = announcement !== null && day <= isoDate(announcement.until)!;
    return { ...(showDrafts ? everything : published), published, isAnnouncing };
  }

  return () => {
    // A day begins with a minute wherever one is: each request may ask.
    const minute = Math.floor(now() / MINUTE_MS);
    if (known?.minute === minute) return known.edition;
    const day = dayIn(timeZone, new Date(now()));
    const isNew = known !== undefined && known.day !== day;
    known = { minute, day, edition: known?.day === day ? known.edition : editionOf(day) };
    if (isNew) onNewDay?.();
    return known.edition;
  };
}
