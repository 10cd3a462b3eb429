import { expect, test } from 'vitest';
import { inMonths, reworkWeeks, totalWeeks, withWeeks } from './phases.ts';

const phases = [
  { name: 'Build', weeks: 4 },
  { name: 'Again', weeks: 1, rework: true },
  { name: 'Open', weeks: 3 },
];

test('phases follow each other, counted from week one', () => {
  expect(withWeeks(phases).map(({ name, from, to }) => [name, from, to])).toEqual([
    ['Build', 1, 4],
    ['Again', 5, 5],
    ['Open', 6, 8],
  ]);
});

test('their weeks add up, those of a mistake by themselves too', () => {
  expect(totalWeeks(phases)).toBe(8);
  expect(reworkWeeks(phases)).toBe(1);
});

test.each([
  [13, 3],
  [22, 5],
  [48, 11],
])('%i weeks are %i months', (weeks, months) => {
  expect(inMonths(weeks)).toBe(months);
});
