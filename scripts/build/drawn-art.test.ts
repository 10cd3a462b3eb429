import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { beforeEach, describe, expect, it } from 'vitest';
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

describe('outdatedArt', () => {
  it('is empty while colours, typefaces and name are unchanged', () => {
    expect(outdatedArt(art, now, publicDir)).toEqual([]);
  });

  it('lists drawings that use a changed colour, with the command that redraws them', () => {
    const palette = { ...now.palette, ember: '#0f4db5' };
    expect(outdatedArt(art, { ...now, palette }, publicDir, true)).toEqual([
      '2 drawings are old, as the colours of src/theme/tokens.ts (ember) have changed: npm --prefix art run draw',
      '1 drawing is old, as the colours of src/theme/tokens.ts (ember) have changed: npm --prefix art run films',
    ]);
  });

  it('names the command for samples', () => {
    const works = { 'logos/piko.svg': art.works['art/heroes/contact']! };
    const [line] = outdatedArt(
      { ...art, works },
      { ...now, palette: { ink: '#111111' } },
      publicDir,
      true,
    );
    expect(line).toMatch(/npm --prefix art run samples$/);
  });

  it('ignores drawings whose files were deleted', () => {
    rmSync(join(publicDir, 'film'), { recursive: true });
    const palette = { ...now.palette, ember: '#0f4db5' };
    expect(outdatedArt(art, { ...now, palette }, publicDir, true)).toEqual([
      expect.stringMatching(/^2 drawings are old/),
    ]);
  });

  it('ignores colours that drawings do not use', () => {
    const palette = { ...now.palette, destructive: '#ff0000' };
    expect(outdatedArt(art, { ...now, palette }, publicDir, true)).toEqual([]);
  });

  it('lists drawings that show a changed name', () => {
    expect(outdatedArt(art, { ...now, name: 'Bolt' }, publicDir)).toEqual([
      '1 drawing is old, as the name in src/content/site.ts has changed: npm run brand',
    ]);
  });

  it('lists drawings with text in a changed typeface, and the font files', () => {
    expect(outdatedArt(art, { ...now, typefaces: 'Sans' }, publicDir)).toEqual([
      '1 drawing is old, as the typefaces of src/theme/tokens.ts have changed: npm --prefix art run draw',
      '1 drawing is old, as the typefaces of src/theme/tokens.ts have changed: npm --prefix art run fonts',
    ]);
  });

  it('lists the map when the offices have changed', () => {
    expect(outdatedArt(art, { ...now, offices: 'Nairobi -1.3 36.8' }, publicDir)).toEqual([
      '1 drawing is old, as the offices of src/content/company/offices.ts have changed: npm --prefix art run draw -- art/heroes/contact',
    ]);
  });

  it('leaves out files that an owner has replaced', () => {
    writeFileSync(join(publicDir, 'art/share/home.png'), 'a photograph');
    expect(outdatedArt(art, { ...now, name: 'Bolt' }, publicDir)).toEqual([]);
    expect(isAsDrawn(art.works['art/share/home.png']!, publicDir)).toBe(false);
  });
});

it('reads a missing record as empty', () => {
  expect(readDrawnArt(join(publicDir, 'none.json'))).toEqual({ palettes: {}, works: {} });
});
