import { expect, test } from 'vitest';
import { initials } from './initials.ts';

test('takes the first letters of the first and the last name', () => {
  expect(initials('Thandeka Mokoena')).toBe('TM');
  expect(initials('Anna van der Merwe')).toBe('AM');
  expect(initials('  sipho  ')).toBe('S');
  expect(initials('')).toBe('');
});
