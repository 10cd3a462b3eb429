import type { ContractTerm } from '../records/record-schemas.ts';
import { answerTime } from './promises.ts';

/** The usual terms of a contract, in the order in which procurement asks for them. Samples: an owner replaces them. */
export const contractTerms: readonly ContractTerm[] = [
  {
    sample: true,
    term: 'Fixed price or time and materials',
    text: 'Either. A stage whose result can be described has a fixed price; the rest is invoiced by the hour, with a ceiling that we may not exceed without your signature.',
  },
  {
    sample: true,
    term: 'Change control',
    text: 'A change is a written request with its effect on price and date. Work on it begins once you have signed it.',
  },
  {
    sample: true,
    term: 'Acceptance',
    text: 'Against criteria that are agreed before the stage begins. You have 10 working days to test; what fails is corrected before the invoice.',
  },
  {
    sample: true,
    term: 'Defects',
    text: 'Corrected free of charge for 90 days after acceptance.',
  },
  {
    sample: true,
    term: 'Liability',
    text: 'Capped at the fees of the last twelve months, except for intent, gross negligence and breaches of confidentiality.',
  },
  {
    sample: true,
    term: 'NDA and RFP',
    text: `We sign your confidentiality agreement, or send ours, before the first call. Send an RFP as a message with its deadline: one of our leads says ${answerTime} whether we will bid.`,
  },
  {
    sample: true,
    term: 'Security',
    text: 'No ISO 27001 certificate yet: the audit is planned for next year. Until then you get our policies and the report of the last penetration test, under NDA.',
  },
  {
    sample: true,
    term: 'References',
    text: 'Two calls with clients of a similar project, once you have shortlisted us.',
  },
  {
    sample: true,
    term: 'Years trading',
    text: 'Since 2014, under the same directors.',
  },
];
