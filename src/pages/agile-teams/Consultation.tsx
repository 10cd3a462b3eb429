import type { TitledText } from '../../content/types.ts';
import { LeadSection } from '../../sections/LeadSection.tsx';
import { NextSteps } from '../../sections/NextSteps.tsx';

const steps: TitledText[] = [
  {
    title: 'A delivery lead calls within 24 hours',
    description: 'Somebody who has led such a team, with questions about yours.',
  },
  {
    title: 'You get a role profile',
    description: 'Stack, seniority, time zone and a monthly rate, on one page.',
  },
  {
    title: 'You meet two or three people',
    description: 'By day 8, with their code on the table. Saying no costs nothing.',
  },
];

/** The page's form, on ink: it closes the page. */
export function Consultation() {
  return (
    <LeadSection
      number="07"
      title="Get Your Free Agile Team Consultation"
      subtitle="Tell us which seat is empty and since when. You get a role profile and names, not a brochure."
      serviceName="agile team staffing services"
      formType="agile-teams-consultation"
      formStyle="dark"
    >
      <NextSteps steps={steps} />
    </LeadSection>
  );
}
