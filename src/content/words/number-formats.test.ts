import { expect, test } from 'vitest';
import { numberFormatsOf } from './number-formats.ts';

test.each([
  ['en-ZA', 'ZAR', '1\u00a0600\u00a0000', 'R\u00a01\u00a0600\u00a0000'],
  ['en-IN', 'INR', '16,00,000', '₹16,00,000'],
  ['de-DE', 'EUR', '1.600.000', '1.600.000\u00a0€'],
  ['en-CA', 'USD', '1,600,000', '$1,600,000'],
])(
  'in %s numbers and amounts of %s are written as is usual there',
  (language, currencyCode, digits, amount) => {
    const { groupDigits, money } = numberFormatsOf({ language, currencyCode });
    expect(groupDigits(1_600_000)).toBe(digits);
    expect(money(1_600_000)).toBe(amount);
  },
);
