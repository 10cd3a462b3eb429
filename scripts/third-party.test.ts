import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { BROWSER_ONLY, THIRD_PARTY, thirdParty } from './third-party.ts';

const list = thirdParty();
const { dependencies } = JSON.parse(readFileSync('package.json', 'utf8')) as {
  dependencies: Record<string, string>;
};

it('THIRD_PARTY.md matches the installed packages ("npm run third-party" writes it)', () => {
  expect(readFileSync(THIRD_PARTY, 'utf8')).toBe(list);
});

it('names each package with its licence, and each typeface', () => {
  expect(list).not.toMatch(/^\| \S+ \| \S+ \|\s+\|/m);
  for (const name of [...Object.keys(dependencies), ...BROWSER_ONLY])
    expect(list).toMatch(new RegExp(`^\\| ${name} \\| [\\d.]+ \\| [\\w.-]+ \\|`, 'm'));
  for (const name of ['Bricolage Grotesque', 'Instrument Sans', 'Geist'])
    expect(list).toContain(name);
});
