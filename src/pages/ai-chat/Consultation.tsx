import { LeadSection } from '../../sections/LeadSection.tsx';
import { NextSteps } from '../../sections/NextSteps.tsx';
import { consultation } from './copy.ts';

/** The page's form, on ink: it closes the page. */
export function Consultation() {
  return (
    <LeadSection
      title={consultation.title}
      subtitle={consultation.subtitle}
      serviceName="AI chatbot services"
      formType="ai-chat-consultation"
      formStyle="dark"
    >
      <NextSteps steps={consultation.steps} />
    </LeadSection>
  );
}
