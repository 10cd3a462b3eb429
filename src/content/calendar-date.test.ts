import { expect, test } from 'vitest';
import { isoDate } from './calendar-date.ts';

test.each([
  ['March 4, 2026', '2026-03-04'],
  ['December 31, 2025', '2025-12-31'],
  ['February 29, 2024', '2024-02-29'],
])('%s is %s', (text, expected) => {
  expect(isoDate(text)).toBe(expected);
});

test.each(['February 29, 2026', 'Marsh 4, 2026', '4 March 2026', 'March 0, 2026', ''])(
  '"%s" is no date',
  (text) => {
    expect(isoDate(text)).toBeUndefined();
  },
);
