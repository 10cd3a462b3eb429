import type { PriceList, ServicePrice } from '../model/price-schema.ts';
import { withTaxOf } from '../words/number-formats.ts';
import { country } from './country.ts';
import compiled from '../compiled/prices.json' with { type: 'json' };

/* The prices of content/prices.yaml, for the server; browsers get their texts. Any may be missing. */

const list = compiled as PriceList;

export const { support: supportPrice, projectRate, agentAccount } = list;

/** The prices of the services by their keys, and of Markdown pages by their paths. */
export const prices: Readonly<Partial<Record<string, ServicePrice>>> = list.services ?? {};

/** An amount with sales tax, in whole units. */
export const withTax = (amount: number): number => withTaxOf(country, amount);

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
