import { expect, test } from 'vitest';
import { offers } from './copy.ts';

test('there are seven services, of which the page shows six', () => {
  expect(new Set(offers.map(({ title }) => title)).size).toBe(7);
});
