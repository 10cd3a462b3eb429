import { contractTerms } from '../../src/content/company/contract-terms.ts';
import { prices, projectRate } from '../../src/content/company/prices.ts';
import { services } from '../../src/content/navigation/services.ts';
import type { ContractTerm } from '../../src/content/records/contract-terms-schema.ts';

/** A line for each price of no service, and for each term that quotes a price which is not there. */
export const recordProblems = (): string[] => [
  ...pricePathProblems(
    Object.keys(prices),
    services.map(({ path }) => path),
  ),
  ...(projectRate ? [] : rateProblems(contractTerms)),
];

/** Terms that quote what an hour costs, which prices without a rate don't say. */
export const rateProblems = (terms: readonly ContractTerm[]): string[] =>
  terms
    .filter(({ text }) => /\{hourly(From|To)\}/.test(text))
    .map(
      ({ term }) =>
        `content/contract-terms.yaml: ${term}: text: names what an hour costs, and content/prices.yaml has no projectRate: word it without {hourlyFrom} and {hourlyTo}`,
    );

/** Prices of no service. */
export const pricePathProblems = (priced: readonly string[], paths: readonly string[]): string[] =>
  priced
    .filter((path) => !paths.includes(path))
    .map(
      (path) =>
        `content/prices.yaml: services: ${path} is the path of no service: correct it, or remove its price`,
    );
