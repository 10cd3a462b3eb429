import { existsSync, readFileSync, readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { imageSources } from '../../../src/ui/image-sources.ts';
import { HEIGHT, WIDTH } from './film.ts';
import { films } from './films.ts';
import { readMp4 } from './mp4.ts';
import { readWebm } from './webm.ts';

const root = join(import.meta.dirname, '../../..');
const BUDGET = 900_000;

/** Names of the films that pages show: every `/film/<name>` in the source that is not a poster. */
function named(): string[] {
  const sources = readdirSync(join(root, 'src'), { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.tsx?$/.test(file) && !/\.test\.tsx?$/.test(file))
    .map((file) => readFileSync(join(root, 'src', file), 'utf8'));
  const found = sources.flatMap((text) => [...text.matchAll(/'\/film\/([a-z-]+)'/g)]);
  const names = found.map(([, name]) => name!).filter((name) => !name.endsWith('-poster'));
  return [...new Set(names)].sort();
}

const path = (name: string): string => join(root, 'public/film', name);

it('draws exactly the films that pages show', () => {
  expect(films.map(({ name }) => name).sort()).toEqual(named());
});

describe.each(films)('the film $name', ({ name, seconds }) => {
  it.each(['webm', 'mp4'])('weighs at most 900 kB as %s', (format) => {
    expect(statSync(path(`${name}.${format}`)).size).toBeLessThanOrEqual(BUDGET);
  });

  it('has one picture track and no sound as MP4, with its index first', () => {
    const { seconds: length, ...facts } = readMp4(readFileSync(path(`${name}.mp4`)));
    expect(facts).toEqual({ width: WIDTH, height: HEIGHT, tracks: ['vide'], indexFirst: true });
    expect(length).toBeCloseTo(seconds, 1);
  });

  it('has one picture track and no sound as WebM', () => {
    const { seconds: length, ...facts } = readWebm(readFileSync(path(`${name}.webm`)));
    expect(facts).toEqual({ width: WIDTH, height: HEIGHT, codecs: ['V_VP9'] });
    expect(length).toBeCloseTo(seconds, 1);
  });

  it('has its poster in every file that the page offers', () => {
    const { src, srcSet, sources } = imageSources({
      src: `/film/${name}-poster`,
      width: WIDTH,
      height: HEIGHT,
    });
    const sets = [srcSet ?? '', ...sources.map((source) => source.srcSet)].join(', ');
    const files = [src, ...sets.split(', ').map((entry) => entry.split(' ')[0]!)].filter(Boolean);
    expect(files.length).toBeGreaterThanOrEqual(10);
    expect(files.filter((file) => !existsSync(join(root, 'public', file)))).toEqual([]);
  });
});

it('lets the hero start at 5 s: it runs for 12 s or more', () => {
  expect(readMp4(readFileSync(path('hero.mp4'))).seconds).toBeGreaterThanOrEqual(12);
  expect(films.find(({ name }) => name === 'hero')?.posterAt).toBe(5);
});
