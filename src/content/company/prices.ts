import type { PriceList, ServicePrice } from '../records/price-schema.ts';
import { money } from '../words/number-words.ts';
import { country } from './country.ts';
import compiled from '../compiled/prices.json' with { type: 'json' };

/* The prices, which an owner changes in content/prices.yaml, and words that quote them. */

/** A path that has prices. */
export type PricedPath = keyof typeof compiled.services;

const list = compiled as PriceList;

export const { support: supportPrice, projectRate, chatRunning, agentAccount } = list;

/** The prices of the services, by the path of their page. */
export const prices = list.services as Record<PricedPath, ServicePrice>;

/** An example of a process review's report, a PDF in public that art/documents draws; without `href` no page links it. */
export const reviewSample = {
  href: '/documents/sample-process-review.pdf',
  label: 'Example report of a process review (PDF,\u00a02\u00a0pages)',
} as const;

/** An amount with sales tax, in whole units. */
export const withTax = (amount: number): number => Math.round(amount * (1 + country.salesTaxShare));

/** An amount in running text: `R 48 000 (R 55 200 with VAT)`; `unit` follows the first: `R 48 000 a month (…)`. */
export const priceText = (amount: number, unit = ''): string =>
  `${money(amount)}${unit} (${money(withTax(amount))} with ${country.salesTax})`;

/** The process review's price in running text. */
export const reviewPriceText = priceText(list.review.amount);

/** What an hour of a project's team costs: a week has 40. */
export const hourlyRate = { from: projectRate.from / 40, to: projectRate.to / 40 };

const twoDigits = (amount: number): number => Number(amount.toPrecision(2));

/**
 * The price of a project by its effort, without sales tax, to two significant digits.
 *
 * @param effort in person-weeks
 */
export const priceBand = (effort: number): { from: number; to: number } => ({
  from: twoDigits(effort * projectRate.from),
  to: twoDigits(effort * projectRate.to),
});
