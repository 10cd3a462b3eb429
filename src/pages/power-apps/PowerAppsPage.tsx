import type { ReactNode } from 'react';
import type { StudiesData } from '../../content/page-data-types.ts';
import { studyFilters } from '../../content/study-filters.ts';
import { paths } from '../../paths.ts';
import { CallToAction } from '../../sections/CallToAction.tsx';
import { LeadSection } from '../../sections/LeadSection.tsx';
import { deferred } from '../../ui/deferred.tsx';
import { SectionBoundary } from '../../ui/SectionBoundary.tsx';
import { Challenges } from './Challenges.tsx';
import { Components } from './Components.tsx';
import { Hero } from './Hero.tsx';
import { ImpactStats } from './ImpactStats.tsx';
import { Services } from './Services.tsx';

const CaseStudyCarousel = deferred(() =>
  import('../../sections/CaseStudyCarousel.tsx').then((module) => module.CaseStudyCarousel),
);

/** /power-apps: low-code business apps (SPEC.md 2). */
export function Page({ data }: { data: StudiesData }): ReactNode {
  return (
    <>
      <SectionBoundary name="Hero">
        <Hero />
      </SectionBoundary>
      <SectionBoundary name="Impact">
        <ImpactStats />
      </SectionBoundary>
      <SectionBoundary name="Key components">
        <Components />
      </SectionBoundary>
      <SectionBoundary name="Services">
        <Services />
      </SectionBoundary>
      <SectionBoundary name="Business challenges">
        <Challenges />
      </SectionBoundary>
      <SectionBoundary name="Case studies">
        <CaseStudyCarousel
          number="05"
          eyebrow="In use"
          title="Apps that people asked to keep"
          lead="Banks, insurers and a workshop network. What they replaced, and what it gave back."
          studies={data.studies}
          tags={studyFilters.powerApps.tags}
          limit={studyFilters.powerApps.limit}
          tone="sand"
        />
      </SectionBoundary>
      <SectionBoundary name="Call to action">
        <CallToAction
          eyebrow="First version in 2-8 weeks"
          title="Send us the file that nobody may touch"
          text="We read it, sign for it, and come back with a drawing of the app it wants to be. If a better spreadsheet is all you need, we say so."
          action={{ label: 'Contact Sales', to: paths.contact }}
          secondary={{ label: 'Talk to a Consultant', to: paths.bookConsultation }}
          contour="spur"
        />
      </SectionBoundary>
      <SectionBoundary name="Consultation form">
        <LeadSection
          number="06"
          title="Get Your Free Power Apps Consultation"
          subtitle="Name the process, the number of people in it and the tool it lives in today. That is enough for a first answer."
          serviceName="Power Apps development services"
          formType="power-apps-consultation"
          tone="paper"
        />
      </SectionBoundary>
    </>
  );
}
