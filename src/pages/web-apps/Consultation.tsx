import { LeadSection } from '../../sections/LeadSection.tsx';

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
    />
  );
}
