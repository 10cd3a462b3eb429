import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { BROWSER_ONLY, THIRD_PARTY, thirdParty } from './third-party.ts';

const list = thirdParty();
const { dependencies, devDependencies } = JSON.parse(
  readFileSync('package.json', 'utf8'),
) as Record<'dependencies' | 'devDependencies', Record<string, string>>;
const shipped = [
  ...Object.entries(dependencies),
  ...BROWSER_ONLY.map((name) => [name, devDependencies[name]!] as const),
];

it('THIRD_PARTY.md matches the installed packages ("npm run third-party" writes it)', () => {
  expect(readFileSync(THIRD_PARTY, 'utf8')).toBe(list);
});

it.each(shipped)('names %s with its licence', (name, version) => {
  expect(list).toMatch(new RegExp(`^\\| ${name} \\| ${version} \\| [\\w.-]+ \\|`, 'm'));
});

it('has a licence for each package, and names each typeface', () => {
  expect(list).not.toMatch(/^\| \S+ \| \S+ \|\s+\|/m);
  for (const name of ['Bricolage Grotesque', 'Instrument Sans', 'Geist'])
    expect(list).toContain(name);
});
