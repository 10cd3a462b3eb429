import type { Country } from '../records/country-schema.ts';

/** Writes numbers and amounts as a country does. */
export function numberFormatsOf({
  language,
  currencyCode,
}: Pick<Country, 'language' | 'currencyCode'>) {
  const numbers = new Intl.NumberFormat(language);
  const amounts = new Intl.NumberFormat(language, {
    style: 'currency',
    currency: currencyCode,
    currencyDisplay: 'narrowSymbol',
    maximumFractionDigits: 0,
  });
  return {
    /** A number: `12 000`. */
    groupDigits: (count: number): string => numbers.format(count),
    /** An amount of money in whole units: `R 5 000`. */
    money: (amount: number): string => amounts.format(amount),
  };
}
