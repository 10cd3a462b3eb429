import { readdirSync, statSync } from 'node:fs';
import { expect, it } from 'vitest';
import { fontFaceCss } from '../../src/theme/font-faces.ts';
import { restRanges } from '../../src/theme/font-measures.ts';

/** What all typefaces together may weigh, in bytes. */
const BUDGET = 90_000;
const files = readdirSync('public/fonts').filter((file) => file.endsWith('.woff2'));

it('keeps the typefaces within 90 kB in all', () => {
  const total = files.reduce((sum, file) => sum + statSync(`public/fonts/${file}`).size, 0);
  expect(total).toBeGreaterThan(0);
  expect(total).toBeLessThanOrEqual(BUDGET);
});

it('ships the files that the styles name, and no other', () => {
  const named = [...fontFaceCss().matchAll(/[\w-]+\.woff2/g)].map(([file]) => file);
  expect(new Set(named)).toEqual(new Set(files));
});

it.each(Object.entries(restRanges))(
  'keeps what nearly every page needs out of the second file of %s, which a late first one would fetch',
  (_, range) => {
    const codes = new Set(range.split(',').flatMap(codesOf));
    expect(codes.size).toBeGreaterThan(0);
    const common = [...'ABCXYZabcxyz0123456789 .,:–—’'];
    expect(common.filter((character) => codes.has(character.codePointAt(0) ?? 0))).toEqual([]);
  },
);

function codesOf(range: string): number[] {
  const [from = 0, to = from] = range
    .replace('U+', '')
    .split('-')
    .map((code) => Number.parseInt(code, 16));
  return Array.from({ length: to - from + 1 }, (_, i) => from + i);
}
