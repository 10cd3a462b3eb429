import type { ReactNode } from 'react';
import type { StudiesData } from '../../content/page-data-types.ts';
import { studyFilters } from '../../content/study-filters.ts';
import { LeadSection } from '../../sections/LeadSection.tsx';
import { deferred } from '../../ui/deferred.tsx';
import { SectionBoundary } from '../../ui/SectionBoundary.tsx';
import { processSteps } from './copy.ts';
import { Examples } from './Examples.tsx';
import { FreeConsultation } from './FreeConsultation.tsx';
import { Hero } from './Hero.tsx';
import { Results } from './Results.tsx';
import { WhyChooseUs } from './WhyChooseUs.tsx';

const ProcessCarousel = deferred(() =>
  import('../../sections/ProcessCarousel.tsx').then((module) => module.ProcessCarousel),
);
const CaseStudyCarousel = deferred(() =>
  import('../../sections/CaseStudyCarousel.tsx').then((module) => module.CaseStudyCarousel),
);

/** /shopify: e-commerce store design (SPEC.md 2). */
export function Page({ data }: { data: StudiesData }): ReactNode {
  return (
    <>
      <SectionBoundary name="Hero">
        <Hero />
      </SectionBoundary>
      <SectionBoundary name="Results">
        <Results />
      </SectionBoundary>
      <SectionBoundary name="Examples">
        <Examples />
      </SectionBoundary>
      <SectionBoundary name="Process">
        <ProcessCarousel
          number="02"
          eyebrow="From survey to launch"
          title="5-Step Approach"
          lead="The same five lines as on the slip, with what happens in each of them."
          steps={processSteps}
          tone="sand"
        />
      </SectionBoundary>
      <SectionBoundary name="Case studies">
        <CaseStudyCarousel
          number="03"
          eyebrow="Recent work"
          title="Shopify Success Stories"
          lead="What the shop sold before, what we changed, and what the till said afterwards."
          studies={data.studies}
          tags={studyFilters.shopify.tags}
          limit={studyFilters.shopify.limit}
          tone="paper"
        />
      </SectionBoundary>
      <SectionBoundary name="Why choose us">
        <WhyChooseUs />
      </SectionBoundary>
      <SectionBoundary name="Free consultation">
        <FreeConsultation />
      </SectionBoundary>
      <SectionBoundary name="Consultation form">
        <LeadSection
          number="06"
          title="Get Your Free Shopify Consultation"
          subtitle="Tell us what you sell and where it is stuck. A link to your shop is enough to begin."
          serviceName="Shopify store design and development"
          formType="shopify-consultation"
          tone="paper"
        />
      </SectionBoundary>
    </>
  );
}
