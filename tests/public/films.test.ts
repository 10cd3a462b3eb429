import { globSync, readFileSync, statSync } from 'node:fs';
import { describe, expect, it } from 'vitest';

/** What a film may weigh in each format, in bytes. */
const BUDGET = 900_000;

const source = globSync('src/**/*.{ts,tsx}')
  .filter((file) => !file.includes('.test.'))
  .map((file) => readFileSync(file, 'utf8'))
  .join('\n');
const named = [...source.matchAll(/'\/film\/([a-z-]+)'/g)].map(([, name = '']) => name);
const films = [...new Set(named)].filter((name) => !name.endsWith('-poster'));

it('finds the films that pages name', () => {
  expect(films).not.toEqual([]);
});

describe.each(films)('the film %s', (name) => {
  it.each(['webm', 'mp4'])('is there as %s and weighs at most 900 kB', (format) => {
    const { size } = statSync(`public/film/${name}.${format}`);
    expect(size).toBeGreaterThan(0);
    expect(size).toBeLessThanOrEqual(BUDGET);
  });

  it('has a poster that its page names', () => {
    expect(named).toContain(`${name}-poster`);
  });
});
