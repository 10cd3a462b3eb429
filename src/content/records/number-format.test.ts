import { expect, test } from 'vitest';
import { numberFormats, writerOf } from './number-format.ts';

test.each([
  ['en-ZA', 'ZAR', '1\u00a0600\u00a0000', 'R\u00a01\u00a0600\u00a0000'],
  ['en-IN', 'INR', '16,00,000', '₹16,00,000'],
  ['de-DE', 'EUR', '1.600.000', '1.600.000\u00a0€'],
  ['en-CA', 'USD', '1,600,000', '$1,600,000'],
])(
  'in %s numbers and amounts of %s are written as is usual there',
  (language, currency, digits, amount) => {
    const { numbers, amounts } = numberFormats(language, currency);
    expect(writerOf(numbers)(1_600_000)).toBe(digits);
    expect(writerOf(amounts)(1_600_000)).toBe(amount);
  },
);

test.each([
  ...['en-ZA', 'en-IN', 'de-AT', 'de-CH', 'es-ES', 'pt-PT', 'pl-PL', 'bg-BG', 'fr-FR', 'ja-JP'],
  ...['ar-EG', 'he-IL', 'fa-IR', 'hi-IN', 'mr-IN', 'sv-SE', 'nl-NL', 'en-KE'],
])('numbers and amounts in %s are those of the platform', (language) => {
  const { numbers, amounts } = numberFormats(language, 'EUR');
  const latin = { numberingSystem: 'latn' };
  const intl = new Intl.NumberFormat(language, latin);
  const money = new Intl.NumberFormat(language, {
    ...latin,
    style: 'currency',
    currency: 'EUR',
    currencyDisplay: 'narrowSymbol',
    maximumFractionDigits: 0,
  });
  for (const value of [0, 7, 950, 1000, 9999, 12_000, 160_000, 12_345_678]) {
    expect(writerOf(numbers)(value)).toBe(intl.format(value));
    expect(writerOf(amounts)(value)).toBe(money.format(value));
  }
  expect(writerOf(numbers)(1234.5)).toBe(intl.format(1234.5));
});
