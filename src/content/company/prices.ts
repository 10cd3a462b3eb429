import type { PriceList, ServicePrice } from '../records/price-schema.ts';
import { money } from '../words/number-words.ts';
import { country } from './country.ts';
import compiled from '../compiled/prices.json' with { type: 'json' };

/* The prices of content/prices.yaml, and words that quote them. Any may be missing; texts then do without it. */

const list = compiled as PriceList;

export const { support: supportPrice, projectRate, chatRunning, agentAccount, reviewSample } = list;

/** The prices of the services by their keys, and of Markdown pages by their paths. */
export const prices: Readonly<Partial<Record<string, ServicePrice>>> = list.services ?? {};

/** An amount with sales tax, in whole units. */
export const withTax = (amount: number): number => Math.round(amount * (1 + country.salesTaxShare));

/** An amount in running text: `R 48 000 (R 55 200 with VAT)`; `unit` follows the first: `R 48 000 a month (…)`. */
export const priceText = (amount: number, unit = ''): string =>
  `${money(amount)}${unit} (${money(withTax(amount))} with ${country.salesTax})`;

/** The process review's price in running text. */
export const reviewPriceText = list.review && priceText(list.review.amount);

/** What comes before a project, in a sentence. */
export const reviewFirst = `A process review${
  reviewPriceText ? ` for ${reviewPriceText}` : ''
} comes first and is taken off the price if you go on.`;

/** What an hour of a project's team costs, at 40 hours a week. */
export const hourlyRate = projectRate && { from: projectRate.from / 40, to: projectRate.to / 40 };

const roundedToTwoDigits = (amount: number): number => Number(amount.toPrecision(2));

/**
 * The price of a project by its effort, without sales tax, to two significant digits; undefined without a rate.
 *
 * @param effort in person-weeks
 */
export const priceBand = (effort: number, rate = projectRate) =>
  rate && {
    from: roundedToTwoDigits(effort * rate.from),
    to: roundedToTwoDigits(effort * rate.to),
  };
