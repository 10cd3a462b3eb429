import type { TitledText } from '../../content/types.ts';
import { LeadSection } from '../../sections/LeadSection.tsx';
import { NextSteps } from '../../sections/NextSteps.tsx';

const steps: TitledText[] = [
  {
    title: 'An AI specialist reads your note',
    description: 'You hear from that person, by name, within 24 hours.',
  },
  {
    title: 'We walk through one process',
    description: 'On a call, with a real case open: volume, exceptions, systems.',
  },
  {
    title: 'You get a one-page verdict',
    description: 'Agent, workflow, plain automation or none of them, each with a price.',
  },
];

/** The page's form, on sand under the call to action. */
export function Consultation() {
  return (
    <LeadSection
      number="07"
      title="Get Your Free AI Consultation"
      subtitle="Thirty minutes on one process of yours, with an engineer who has put agents live."
      serviceName="Agentic AI services"
      formType="agentic-ai-consultation"
    >
      <NextSteps steps={steps} />
    </LeadSection>
  );
}
