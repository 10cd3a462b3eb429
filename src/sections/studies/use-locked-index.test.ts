import { expect, test } from 'vitest';
import { wrap } from './use-locked-index.ts';

test('next wraps from the last slide to the first, previous from the first to the last', () => {
  expect(wrap(10, 10)).toBe(0);
  expect(wrap(-1, 10)).toBe(9);
  expect(wrap(4, 10)).toBe(4);
});

test('a list without slides stays at index 0', () => {
  expect(wrap(1, 0)).toBe(0);
});
