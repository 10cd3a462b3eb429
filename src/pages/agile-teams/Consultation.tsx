import { LeadSection } from '../../sections/LeadSection.tsx';
import { NextSteps } from '../../sections/NextSteps.tsx';
import { consultation } from './copy.ts';

/** The page's form, on ink: it closes the page. */
export function Consultation() {
  return (
    <LeadSection
      title={consultation.title}
      subtitle={consultation.subtitle}
      serviceName="agile team staffing services"
      formType="agile-teams-consultation"
      formStyle="dark"
    >
      <NextSteps steps={consultation.steps} />
    </LeadSection>
  );
}
