import { readdirSync, statSync } from 'node:fs';
import { expect, it } from 'vitest';
import { fontFaceCss } from '../../src/theme/font-faces.ts';
import { restRanges } from '../../src/theme/font-measures.ts';

const files = readdirSync('public/fonts').filter((file) => file.endsWith('.woff2'));

it('the font files have at most 90 kB in total', () => {
  const total = files.reduce((sum, file) => sum + statSync(`public/fonts/${file}`).size, 0);
  expect(total).toBeGreaterThan(0);
  expect(total).toBeLessThanOrEqual(90_000);
});

it('the font files are exactly those that the styles name', () => {
  const named = [...fontFaceCss().matchAll(/[\w-]+\.woff2/g)].map(([file]) => file);
  expect(new Set(named)).toEqual(new Set(files));
});

it.each(Object.entries(restRanges))(
  'the second file of %s has no common characters, so that pages load it only for rare ones',
  (_, range) => {
    const ranges = [...range.matchAll(/U\+([\dA-F]+)(?:-([\dA-F]+))?/gi)];
    expect(ranges).not.toEqual([]);
    const isIn = (code: number) =>
      ranges.some(([, from = '', to = from]) => code >= parseInt(from, 16) && code <= parseInt(to, 16));
    const common = [...'ABCXYZabcxyz0123456789 .,:–—’'];
    expect(common.filter((character) => isIn(character.codePointAt(0)!))).toEqual([]);
  },
);
