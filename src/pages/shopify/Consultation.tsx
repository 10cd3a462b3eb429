import { LeadSection } from '../../sections/LeadSection.tsx';

/** The page's own form. */
export function Consultation() {
  return (
    <LeadSection
      number="06"
      title="Get Your Free Shopify Consultation"
      subtitle="Tell us what you sell and where it is stuck. A link to your shop is enough to begin."
      serviceName="Shopify store design and development"
      formType="shopify-consultation"
      tone="paper"
    />
  );
}
