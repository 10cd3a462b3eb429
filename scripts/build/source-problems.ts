import { writePrices } from '../../src/content/compiler/compile-prices.ts';
import { stopAt } from '../../src/content/compiler/content-error.ts';
import type { RenderEntry } from '../../src/server/rendering/render-entry.ts';
import { checkSite } from './check-site.ts';
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
  await checkSite({ entry, content: checkedContent() });
  return sourceNotes();
}

/** Outdated drawings. */
export const sourceNotes = (): string[] => outdatedArt(readDrawnArt(), artSources, 'public');
