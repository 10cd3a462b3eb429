import { compileContent } from '../../src/content/compiler/compile-content.ts';
import { writePrices } from '../../src/content/compiler/compile-prices.ts';
import * as country from '../../src/content/company/country.ts';
import { site } from '../../src/content/site.ts';
import type { RenderEntry } from '../../src/server/rendering/render-entry.ts';
import { dayIn } from '../../src/server/time-zone.ts';
import { checkSite } from './check-site.ts';
import { contentProblems, pageCopies } from './content-problems.ts';
import { artSources, outdatedArt, readDrawnArt } from './drawn-art.ts';
import { leftPictures } from './left-pictures.ts';
import { readSeed } from './seed.ts';
import { announcementNote } from './site-problems.ts';

/**
 * Everything that stops a build of the sources, for development: the content, then the rendered pages. Changed prices
 * are compiled, whose file Vite then loads anew, and the sources are checked again.
 *
 * @returns a line per problem
 * @throws ContentError, RouteError or SeedError as the build does
 */
export async function sourceProblems(entry: RenderEntry): Promise<string[]> {
  writePrices();
  const content = compileContent('src/content');
  const problems = contentProblems(content, await pageCopies());
  if (problems.length > 0) return problems;
  return await checkSite({ entry, content, seed: readSeed() }, 'public');
}

/** What a build warns of without stopping: an announcement that is over, pictures that are left, outdated drawings. */
export function sourceNotes(): string[] {
  return [
    ...announcementNote(site, dayIn(country.timeZone, Date.now())),
    ...leftPictures(compileContent('src/content'), 'public'),
    ...outdatedArt(readDrawnArt(), artSources, 'public'),
  ];
}
