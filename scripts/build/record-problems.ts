import * as z from 'zod/mini';
import { prices } from '../../src/content/company/prices.ts';
import * as promises from '../../src/content/company/promises.ts';
import { linesOf } from '../../src/content/compiler/content-files.ts';
import { services } from '../../src/content/navigation/services.ts';

/** A line for each wrong promise, and for each price of no service. */
export const recordProblems = (): string[] => [
  ...promiseProblems(promises),
  ...pricePathProblems(
    Object.keys(prices),
    services.map(({ path }) => path),
  ),
];

/** Checks numbers and ranges of the promises. */
export function promiseProblems(values: Readonly<Record<string, unknown>>): string[] {
  const file = 'src/content/company/promises.ts';
  const number = z.number().check(z.positive());
  const range = z.object({ from: number, to: number }).check(
    z.refine(({ from, to }) => from <= to, {
      error: 'begins above its end: exchange from and to',
    }),
  );
  return Object.entries(values).flatMap(([name, value]) => {
    if (typeof value === 'number') return linesOf(`${file}: ${name}`, number, value);
    const isRange = typeof value === 'object' && value !== null && 'from' in value;
    return isRange ? linesOf(`${file}: ${name}`, range, value) : [];
  });
}

/** Prices of no service. */
export const pricePathProblems = (priced: readonly string[], paths: readonly string[]): string[] =>
  priced
    .filter((path) => !paths.includes(path))
    .map(
      (path) =>
        `content/prices.yaml: services: ${path} is the path of no service: correct it, or remove its price`,
    );
