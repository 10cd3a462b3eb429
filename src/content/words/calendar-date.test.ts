import { expect, test } from 'vitest';
import { isoDate } from './calendar-date.ts';

test.each([
  ['March 4, 2026', '2026-03-04'],
  ['December 31, 2025', '2025-12-31'],
  ['February 29, 2024', '2024-02-29'],
  ['3 November 2026', '2026-11-03'],
])('%s is %s', (text, expected) => {
  expect(isoDate(text)).toBe(expected);
});

test.each(['February 29, 2026', 'Marsh 4, 2026', '31 April 2026', 'March 0, 2026', ''])(
  '"%s" is not a date',
  (text) => {
    expect(isoDate(text)).toBeUndefined();
  },
);
