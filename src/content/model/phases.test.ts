import { expect, test } from 'vitest';
import { inMonths, reworkWeeks, totalWeeks, withWeeks } from './phases.ts';

const phases = [
  { name: 'Build', weeks: 4 },
  { name: 'Again', weeks: 1, rework: true },
  { name: 'Open', weeks: 3 },
];

test('numbers the weeks of consecutive phases from one', () => {
  expect(withWeeks(phases).map(({ name, from, to }) => [name, from, to])).toEqual([
    ['Build', 1, 4],
    ['Again', 5, 5],
    ['Open', 6, 8],
  ]);
});

test('adds up the weeks of all phases, and those of rework', () => {
  expect(totalWeeks(phases)).toBe(8);
  expect(reworkWeeks(phases)).toBe(1);
});

test('rounds weeks to months', () => {
  expect([13, 22, 48].map(inMonths)).toEqual([3, 5, 11]);
});
