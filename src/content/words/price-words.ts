import type { Country } from '../records/country-schema.ts';
import { numberFormatsOf } from './number-formats.ts';

/** An amount with the country's sales tax, if it has one, in whole units. */
export const withTaxOf = ({ salesTaxShare = 0 }: Pick<Country, 'salesTaxShare'>, amount: number) =>
  Math.round(amount * (1 + salesTaxShare));

/** An amount in running text: `R 48 000 (R 55 200 with VAT)`; `unit` follows the first: `R 48 000 a month (…)`. */
export function priceTextOf(country: Country, amount: number, unit = ''): string {
  const { money } = numberFormatsOf(country);
  const { salesTax } = country;
  const taxed = salesTax && ` (${money(withTaxOf(country, amount))} with ${salesTax})`;
  return `${money(amount)}${unit}${taxed ?? ''}`;
}
