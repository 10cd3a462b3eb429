import { expect, it } from 'vitest';
import { smoothLine } from './smooth-line.ts';

it('runs from the first value to the last through the midpoints between', () => {
  expect(smoothLine({ x: 10, step: 40 }, [100, 60.2, 80, 80])).toBe(
    'M10 100l20-20q20-20 40-10t40 10l20 0',
  );
});
