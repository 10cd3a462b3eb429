import { expect, test } from 'vitest';
import { challenges } from './business-challenges.ts';
import { impact } from './impact-figures.ts';
import { components } from './key-components.ts';
import { services } from './service-offers.ts';

test('the lists are as long as SPEC.md 2, /power-apps, says', () => {
  expect(impact.map(({ value }) => value)).toEqual(['86%', '74%', '188%']);
  expect(components).toHaveLength(4);
  expect(new Set(services.map(({ title }) => title)).size).toBe(7);
  expect(challenges).toHaveLength(3);
});
