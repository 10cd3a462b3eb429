import type { ContractTerm } from '../records/record-schemas.ts';
import { money } from '../words/number-words.ts';
import { hourlyRate } from './prices.ts';
import { answerTime } from './promises.ts';

/** The usual terms of a contract, in the order in which procurement asks for them. Samples: an owner replaces them. */
export const contractTerms: readonly ContractTerm[] = [
  {
    term: 'Fixed price or time and materials',
    text: `Either, by stage. A stage whose result can be described has a fixed price. Any other is counted in hours of ${money(hourlyRate.from)} to ${money(hourlyRate.to)}, up to a ceiling that only your signature raises. Both are invoiced once you have accepted the stage’s result.`,
  },
  {
    term: 'Change control',
    text: 'A change is a written request with its effect on price and date. Work on it begins once you have signed it.',
  },
  {
    term: 'Acceptance',
    text: 'Against criteria that are agreed before the stage begins. You have 10 working days to test; what fails is corrected before the invoice.',
  },
  {
    term: 'Defects',
    text: 'Corrected free of charge for 90 days after acceptance.',
  },
  {
    term: 'Our mistakes',
    text: 'Weeks that we lose by our own mistake are ours: no invoice contains them, by fixed price or by the hour.',
  },
  {
    term: 'If we are late',
    text: 'You hear it, with a new date, on the day we know. A stage that is more than 10 working days late through our doing costs 5% less for each further week, up to 20%.',
  },
  {
    term: 'Liability',
    text: 'Capped at the fees of the last twelve months, except for intent, gross negligence and breaches of confidentiality.',
  },
  {
    term: 'NDA and RFP',
    text: `We sign your confidentiality agreement, or send ours, before the first call. Send an RFP as a message with its deadline: one of our leads says ${answerTime} whether we will bid.`,
  },
  {
    term: 'Security',
    text: 'No ISO 27001 certificate yet: the audit is booked for May 2027. Until then you get our policies and the report of the last penetration test, of September 2026, under NDA.',
  },
  {
    term: 'Vetting of staff',
    text: 'Identity, qualifications and references of everybody, before they start; a check of criminal and credit records where your work needs it, with the person’s consent.',
  },
  {
    term: 'References',
    text: 'Two calls with clients of a similar project, once you have shortlisted us.',
  },
  {
    term: 'Years trading',
    text: 'Since 2014, under the same directors.',
  },
];
