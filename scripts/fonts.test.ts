import { readdirSync, readFileSync, statSync } from 'node:fs';
import { expect, it } from 'vitest';

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
