import { expect, test } from 'vitest';
import { withUnits } from './units.ts';

test.each([
  ['352 of 640 hours saved', '352\u00a0of 640\u00a0hours saved'],
  ['2–8 weeks', '2–8\u00a0weeks'],
  ['Since 2019 Kia', 'Since 2019 Kia'],
])('‘%s’ keeps its numbers with their units', (text, kept) => {
  expect(withUnits(text)).toBe(kept);
});
