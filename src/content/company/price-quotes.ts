import compiled from '../compiled/quotes.json' with { type: 'json' };
import type { PriceQuotes } from '../compiler/quote-prices.ts';

/** What pages quote of content/prices.yaml in their texts. Any may be missing; texts then do without it. */
export const quotes: PriceQuotes = compiled;

/** What comes before a project, in a sentence. */
export const reviewFirst = `A process review${
  quotes.review ? ` for ${quotes.review}` : ''
} comes first and is taken off the price if you go on.`;
