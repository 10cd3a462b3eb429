import compiled from '../compiled/quotes.json' with { type: 'json' };
import type { PriceQuotes } from '../compiler/format-price-quotes.ts';

/** The amounts of content/prices.yaml for texts of pages, formatted. Any may be missing; texts then do without it. */
export const quotes: PriceQuotes = compiled;

/** What comes before a project, in a sentence. */
export const reviewFirst = `A process review${
  quotes.review ? ` for ${quotes.review}` : ''
} comes first and is taken off the price if you go on.`;
