import { LeadSection } from '../../sections/LeadSection.tsx';

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
    />
  );
}
