import * as z from 'zod/mini';
import { text } from './common-fields.ts';
import { sentence } from './sentence.ts';

const contractTermSchema = z.strictObject({
  term: text,
  text: sentence('hourlyFrom', 'hourlyTo'),
});

/** content/contract-terms.yaml. */
export const contractTermsSchema = z.array(contractTermSchema);

/** A row of ‘Before you sign’. */
export type ContractTerm = z.infer<typeof contractTermSchema>;
