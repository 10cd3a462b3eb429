import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { THIRD_PARTY, thirdParty } from './third-party.ts';

it('THIRD_PARTY.md matches the installed packages ("npm run third-party" writes it)', () => {
  expect(readFileSync(THIRD_PARTY, 'utf8')).toBe(thirdParty());
});
