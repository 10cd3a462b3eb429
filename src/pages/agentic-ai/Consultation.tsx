import { LeadSection } from '../../sections/LeadSection.tsx';
import { NextSteps } from '../../sections/NextSteps.tsx';
import { consultation } from './copy.ts';

/** The page's form, on sand under the call to action. */
export function Consultation() {
  return (
    <LeadSection
      title={consultation.title}
      subtitle={consultation.subtitle}
      serviceName="Agentic AI services"
      formType="agentic-ai-consultation"
    >
      <NextSteps steps={consultation.steps} />
    </LeadSection>
  );
}
