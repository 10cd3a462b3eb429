import { expect, test } from 'vitest';
import { challengeCards, impact, keyComponents, offers, offersShown } from './copy.ts';

test('the lists have the required lengths and figures', () => {
  expect(impact.items.map(({ value }) => value)).toEqual(['86%', '74%', '188%']);
  expect(keyComponents).toHaveLength(4);
  expect(new Set(offers.map(({ title }) => title)).size).toBe(7);
  expect(offersShown).toBe(6);
  expect(challengeCards).toHaveLength(3);
});

test('the figures of a study name it, its year and who paid for it', () => {
  expect(impact.source).toMatch(/74% and 188%: Forrester .*2020.*paid for by Microsoft/);
});
