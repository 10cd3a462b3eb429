import type { TitledText } from '../../content/types.ts';
import { LeadSection } from '../../sections/LeadSection.tsx';
import { NextSteps } from '../../sections/NextSteps.tsx';

const steps: TitledText[] = [
  {
    title: 'We write back within 24 hours',
    description: 'On WhatsApp, if you like. From a person.',
  },
  {
    title: 'We read a week of your chats',
    description: 'Anonymised. You learn which questions repeat and what they cost you today.',
  },
  {
    title: 'You try a bot of your own',
    description: 'With your prices and your tone, before anything is signed.',
  },
];

/** The page's form, on ink: it closes the page. */
export function Consultation() {
  return (
    <LeadSection
      number="07"
      title="Get Your Free AI Chat Consultation"
      subtitle="Send us your five most frequent questions. We come back with answers, and a bot."
      serviceName="AI chatbot services"
      formType="ai-chat-consultation"
      formStyle="dark"
    >
      <NextSteps steps={steps} />
    </LeadSection>
  );
}
