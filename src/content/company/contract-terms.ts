import compiled from '../compiled/contract-terms.json' with { type: 'json' };
import type { ContractTerm } from '../records/contract-terms-schema.ts';
import { money } from '../words/number-words.ts';
import { hourlyRate } from './prices.ts';

// An empty list has no type of its own.
const terms = compiled as readonly ContractTerm[];

/** The usual terms of a contract: content/contract-terms.yaml. */
export const contractTerms: readonly ContractTerm[] = terms.map(({ term, text }) => ({
  term,
  text: hourlyRate
    ? text
        .replace('{hourlyFrom}', money(hourlyRate.from))
        .replace('{hourlyTo}', money(hourlyRate.to))
    : text,
}));
