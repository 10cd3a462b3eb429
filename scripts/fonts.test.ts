import { readdirSync, readFileSync, statSync } from 'node:fs';
import { expect, it } from 'vitest';
import { fontRanges } from '../src/theme/font-measures.ts';

/** What all typefaces together may weigh, in bytes. */
const BUDGET = 90_000;
const files = readdirSync('public/fonts');

it('keeps the typefaces within 90 kB in all', () => {
  const total = files.reduce((sum, file) => sum + statSync(`public/fonts/${file}`).size, 0);
  expect(total).toBeGreaterThan(0);
  expect(total).toBeLessThanOrEqual(BUDGET);
});

it('ships the files that the styles name, and no other', () => {
  const styles = readFileSync('src/theme/font-faces.ts', 'utf8');
  const named = [...styles.matchAll(/[\w-]+\.woff2/g)].map(([file]) => file);
  expect(new Set(named)).toEqual(new Set(files));
});

it.each(Object.entries(fontRanges))(
  'has each character of %s in one of its two files, so that a late one fetches no other',
  (_, { core, rest }) => {
    const codes = [core, rest].map((ranges) => new Set(ranges.split(',').flatMap(codesOf)));
    const [inCore = new Set(), inRest = new Set()] = codes;
    expect([...inCore].filter((code) => inRest.has(code))).toEqual([]);
    expect(inCore.size).toBeGreaterThan(62);
  },
);

function codesOf(range: string): number[] {
  const [from = 0, to = from] = range
    .replace('U+', '')
    .split('-')
    .map((code) => Number.parseInt(code, 16));
  return Array.from({ length: to - from + 1 }, (_, i) => from + i);
}
