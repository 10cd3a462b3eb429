import type { Country } from '../model/country-schema.ts';

/** An amount with the country's sales tax, if it has one, in whole units. */
export const withTaxOf = ({ salesTaxShare = 0 }: Pick<Country, 'salesTaxShare'>, amount: number) =>
  Math.round(amount * (1 + salesTaxShare));

/** Writes numbers and amounts as a country does. */
export function numberFormatsOf(
  country: Pick<Country, 'language' | 'currencyCode' | 'salesTax' | 'salesTaxShare'>,
) {
  const { language, currencyCode, salesTax } = country;
  const numbers = new Intl.NumberFormat(language);
  const amounts = new Intl.NumberFormat(language, {
    style: 'currency',
    currency: currencyCode,
    currencyDisplay: 'narrowSymbol',
    maximumFractionDigits: 0,
  });
  const money = (amount: number): string => amounts.format(amount);
  return {
    /** A number: `12 000`. */
    groupDigits: (count: number): string => numbers.format(count),
    /** An amount of money in whole units: `R 5 000`. */
    money,
    /** An amount in running text: `R 48 000 (R 55 200 with VAT)`; `unit` follows the first: `R 48 000 a month (…)`. */
    priceText(amount: number, unit = ''): string {
      const taxed = salesTax && ` (${money(withTaxOf(country, amount))} with ${salesTax})`;
      return `${money(amount)}${unit}${taxed ?? ''}`;
    },
  };
}
