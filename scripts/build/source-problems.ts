import { writePrices } from '../../src/content/compiler/compile-prices.ts';
import { stopAt } from '../../src/content/compiler/content-error.ts';
import * as country from '../../src/content/company/country.ts';
import { site } from '../../src/content/site.ts';
import type { RenderEntry } from '../../src/server/rendering/render-entry.ts';
import { dayIn } from '../../src/server/time-zone.ts';
import { checkSite } from './check-site.ts';
import { announcementNote } from './content-notes.ts';
import { checkedContent } from './content-problems.ts';
import { artSources, outdatedArt, readDrawnArt } from './drawn-art.ts';
import { recordProblems } from './record-problems.ts';

/**
 * Checks the sources as a build does, for development: the content, then the rendered pages. Changed prices are compiled,
 * whose file Vite then loads anew, and the sources are checked again.
 *
 * @returns lines for the owner about what doesn't stop a build
 * @throws ContentError as the build does
 */
export async function checkSources(entry: RenderEntry): Promise<string[]> {
  writePrices();
  stopAt(recordProblems());
  const notes = await checkSite({ entry, content: checkedContent() });
  return [...notes, ...sourceNotes()];
}

/** An announcement that is over, and outdated drawings. */
export function sourceNotes(): string[] {
  return [
    ...announcementNote(site, dayIn(country.timeZone, Date.now())),
    ...outdatedArt(readDrawnArt(), artSources, 'public'),
  ];
}
