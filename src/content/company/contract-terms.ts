import compiled from '../compiled/contract-terms.json' with { type: 'json' };
import type { ContractTerm } from '../records/contract-terms-schema.ts';
import { money } from '../words/number-words.ts';
import { hourlyRate } from './prices.ts';

/** The usual terms of a contract: content/contract-terms.yaml. */
export const contractTerms: readonly ContractTerm[] = compiled.map(({ term, text }) => ({
  term,
  text: hourlyRate
    ? text
        .replace('{hourlyFrom}', money(hourlyRate.from))
        .replace('{hourlyTo}', money(hourlyRate.to))
    : text,
}));
