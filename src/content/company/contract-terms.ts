import compiled from '../compiled/contract-terms.json' with { type: 'json' };
import type { ContractTerm } from '../model/contract-terms-schema.ts';

/** The usual terms of a contract: content/contract-terms.yaml. An empty list has no type of its own. */
export const contractTerms = compiled as readonly ContractTerm[];
