import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { beforeEach, expect, it } from 'vitest';
import { fingerprint, isAsDrawn, outdatedArt, readDrawnArt, type DrawnArt } from './drawn-art.ts';

const now = {
  palette: { ink: '#000000', ember: '#b5400f' },
  typefaces: 'Serif',
  name: 'Acme',
  offices: 'Durban -29.7 31.1',
  services: '6',
};
const art: DrawnArt = {
  palettes: { then: now.palette },
  works: {
    'art/heroes/contact': {
      palette: 'then',
      offices: now.offices,
      files: { 'art/heroes/contact-640.avif': fingerprint('a map') },
    },
    'logos/piko.svg': { palette: 'then', files: {} },
    'film/hero': { palette: 'then', files: { 'film/hero.mp4': fingerprint('a film') } },
    'art/share/home.png': {
      palette: 'then',
      typefaces: 'Serif',
      name: 'Acme',
      files: { 'art/share/home.png': fingerprint('a title') },
    },
    'fonts/display.woff2': { typefaces: 'Serif', files: {} },
  },
};

let publicDir: string;
beforeEach(() => {
  publicDir = mkdtempSync(join(tmpdir(), 'drawn-art-'));
  for (const [path, content] of [
    ['art/heroes/contact-640.avif', 'a map'],
    ['film/hero.mp4', 'a film'],
    ['art/share/home.png', 'a title'],
  ] as const) {
    mkdirSync(join(publicDir, path, '..'), { recursive: true });
    writeFileSync(join(publicDir, path), content);
  }
});

const ember = { palette: { ...now.palette, ember: '#0f4db5' } };
const { works } = art;

it.each<[string, Partial<typeof now>, string[]]>([
  ['nothing has changed', {}, []],
  ['an unused colour has changed', { palette: { ...now.palette, line: '#f00' } as never }, []],
  [
    'a colour has changed',
    ember,
    [
      '2 drawings are old, as the colours of src/theme/tokens.ts (ember) have changed: npm --prefix art run draw',
      '1 drawing is old, as the colours of src/theme/tokens.ts (ember) have changed: npm --prefix art run samples',
      '1 drawing is old, as the colours of src/theme/tokens.ts (ember) have changed: npm --prefix art run films',
    ],
  ],
  [
    'the name has changed',
    { name: 'Bolt' },
    ['1 drawing is old, as the name in src/content/site.ts has changed: npm run brand'],
  ],
  [
    'a typeface has changed',
    { typefaces: 'Sans' },
    [
      '1 drawing is old, as the typefaces of src/theme/tokens.ts have changed: npm --prefix art run draw',
      '1 drawing is old, as the typefaces of src/theme/tokens.ts have changed: npm --prefix art run fonts',
    ],
  ],
  [
    'the offices have changed',
    { offices: 'Nairobi -1.3 36.8' },
    [
      '1 drawing is old, as the offices of src/content/company/offices.ts have changed: npm --prefix art run draw -- art/heroes/contact',
    ],
  ],
])('lists what is outdated, with the command that redraws it, if %s', (_, changes, lines) => {
  expect(outdatedArt(art, { ...now, ...changes }, publicDir, true)).toEqual(lines);
});

it('leaves out files that were deleted or that an owner has replaced', () => {
  rmSync(join(publicDir, 'film'), { recursive: true });
  writeFileSync(join(publicDir, 'art/share/home.png'), 'a photograph');
  expect(outdatedArt(art, { ...now, ...ember, name: 'Bolt' }, publicDir, true)).toEqual([
    expect.stringMatching(/^1 drawing is old, .* run draw$/),
    expect.stringMatching(/^1 drawing is old, .* run samples$/),
  ]);
  expect(isAsDrawn(works['art/share/home.png']!, publicDir)).toBe(false);
});

it('reads a missing record as empty', () => {
  expect(readDrawnArt(join(publicDir, 'none.json'))).toEqual({ palettes: {}, works: {} });
});
