import { LeadSection } from '../../sections/LeadSection.tsx';
import { NextSteps } from '../../sections/NextSteps.tsx';
import { consultation, nextSteps } from './copy.ts';

/** The page's form, on ink: it closes the page. */
export function Consultation() {
  return (
    <LeadSection {...consultation} formType="web-apps-consultation" formStyle="dark">
      <NextSteps steps={nextSteps} />
    </LeadSection>
  );
}
