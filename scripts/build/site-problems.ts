import { linesOf } from '../../src/content/compiler/content-files.ts';
import { siteSchema, type SiteConfig } from '../../src/content/records/site-schema.ts';
import { isoDate } from '../../src/content/words/calendar-date.ts';

/** Checks the site's configuration: a line for each unreachable or invalid value, with field and remedy. */
export const siteProblems = (site: SiteConfig): string[] =>
  linesOf('src/content/site.ts', siteSchema, site);

/**
 * Reports an announcement whose last day is over.
 *
 * @param today like `2026-11-30`
 */
export function announcementNote({ announcement }: SiteConfig, today: string): string[] {
  if (!announcement || isoDate(announcement.until)! >= today) return [];
  return [
    `src/content/site.ts: announcement.until: ${announcement.until} is over, so the announcement is not shown: remove it, or set a later day`,
  ];
}
