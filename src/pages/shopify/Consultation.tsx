import { LeadSection } from '../../sections/LeadSection.tsx';
import { consultation } from './copy.ts';

/** The page's own form. */
export function Consultation() {
  return <LeadSection {...consultation} formType="shopify-consultation" tone="paper" />;
}
