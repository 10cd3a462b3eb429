import { compileContent } from '../../src/content/compiler/compile-content.ts';
import { writePrices } from '../../src/content/compiler/compile-prices.ts';
import * as country from '../../src/content/company/country.ts';
import { site } from '../../src/content/site.ts';
import type { RenderEntry } from '../../src/server/rendering/render-entry.ts';
import { dayIn } from '../../src/server/time-zone.ts';
import { checkSite, type SiteCheck } from './check-site.ts';
import { contentProblems, pageCopies } from './content-problems.ts';
import { artSources, outdatedArt, readDrawnArt } from './drawn-art.ts';
import { readSeed } from './seed.ts';
import { announcementNote } from './site-problems.ts';

/**
 * Everything that stops a build of the sources, for development: the content, then the rendered pages. Changed prices
 * are compiled, whose file Vite then loads anew, and the sources are checked again.
 *
 * @throws ContentError, RouteError or SeedError as the build does
 */
export async function checkSources(entry: RenderEntry): Promise<SiteCheck> {
  writePrices();
  const content = compileContent('src/content');
  const problems = contentProblems(content, await pageCopies());
  if (problems.length > 0) return { problems, notes: [] };
  const found = await checkSite({ entry, content, seed: readSeed() }, 'public');
  return { ...found, notes: [...found.notes, ...sourceNotes()] };
}

/** An announcement that is over, and outdated drawings. */
export function sourceNotes(): string[] {
  return [
    ...announcementNote(site, dayIn(country.timeZone, Date.now())),
    ...outdatedArt(readDrawnArt(), artSources, 'public'),
  ];
}
