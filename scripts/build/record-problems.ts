import { prices } from '../../src/content/company/prices.ts';
import { services } from '../../src/content/navigation/services.ts';

/** A line for each price of no service. */
export const recordProblems = (): string[] =>
  pricePathProblems(
    Object.keys(prices),
    services.map(({ path }) => path),
  );

/** Prices of no service. */
export const pricePathProblems = (priced: readonly string[], paths: readonly string[]): string[] =>
  priced
    .filter((path) => !paths.includes(path))
    .map(
      (path) =>
        `content/prices.yaml: services: ${path} is the path of no service: correct it, or remove its price`,
    );
