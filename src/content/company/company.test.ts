import { expect, it } from 'vitest';
import { countriesInWords } from './company.ts';

it('names one country and counts several', () => {
  expect(countriesInWords(['India'])).toBe('India');
  expect(countriesInWords(['India', 'Kenya', 'Portugal'])).toBe('three countries');
});
