import type { TitledText } from '../../content/types.ts';
import { LeadSection } from '../../sections/LeadSection.tsx';
import { NextSteps } from '../../sections/NextSteps.tsx';

const steps: TitledText[] = [
  {
    title: 'An engineer answers within 24 hours',
    description: 'With the three questions that decide size and price.',
  },
  {
    title: 'We sketch the first three screens',
    description: 'In a call, while you watch, and you keep the drawing.',
  },
  {
    title: 'You get a range and a date',
    description: 'What a prototype costs and the week in which you would hold it.',
  },
];

/** The page's form, on ink: it closes the page. */
export function Consultation() {
  return (
    <LeadSection
      number="07"
      title="Get Your Free Web App Consultation"
      subtitle="Describe the app in three sentences, or the spreadsheet it should replace. An engineer answers with questions and a first estimate."
      serviceName="web app development services"
      formType="web-apps-consultation"
      formStyle="dark"
    >
      <NextSteps steps={steps} />
    </LeadSection>
  );
}
