import { LeadSection } from '../../sections/LeadSection.tsx';

/** The page's own form. */
export function Consultation() {
  return (
    <LeadSection
      number="06"
      title="Get Your Free Power Apps Consultation"
      subtitle="Name the process, the number of people in it and the tool it lives in today. That is enough for a first answer."
      serviceName="Power Apps development services"
      formType="power-apps-consultation"
      tone="paper"
    />
  );
}
