import type { ReactNode } from 'react';
import { clients } from '../../content/clients.ts';
import type { StudiesData } from '../../content/page-data-types.ts';
import { studyFilters } from '../../content/study-filters.ts';
import type { CaseStudyCarouselProps } from '../../sections/CaseStudyCarousel.tsx';
import { ClientLogos } from '../../sections/ClientLogos.tsx';
import { LeadSection } from '../../sections/LeadSection.tsx';
import { NextSteps } from '../../sections/NextSteps.tsx';
import { deferred } from '../../ui/deferred.tsx';
import { InView } from '../../ui/InView.tsx';
import { SectionBoundary } from '../../ui/SectionBoundary.tsx';
import { clientsIntro, lead, stories } from './copy.ts';
import { Features } from './Features.tsx';
import { Hero } from './Hero.tsx';
import { Industries } from './Industries.tsx';
import { Introduction } from './Introduction.tsx';
import { Solution } from './Solution.tsx';
import { TrueScale } from './TrueScale.tsx';

const CaseStudyCarousel = deferred<CaseStudyCarouselProps>(() =>
  import('../../sections/CaseStudyCarousel.tsx').then((module) => module.CaseStudyCarousel),
);

/** /ai-chat (SPEC.md 2). */
export function Page({ data }: { data: StudiesData }): ReactNode {
  return (
    <>
      <SectionBoundary name="Hero">
        <Hero />
      </SectionBoundary>
      <SectionBoundary name="Introduction">
        <Introduction />
      </SectionBoundary>
      <SectionBoundary name="Figures">
        <TrueScale />
      </SectionBoundary>
      <SectionBoundary name="Solution">
        <Solution />
      </SectionBoundary>
      <SectionBoundary name="Features">
        <Features />
      </SectionBoundary>
      <SectionBoundary name="Success stories">
        <CaseStudyCarousel
          studies={data.studies}
          {...studyFilters.aiChat}
          number="04"
          eyebrow="In use"
          title={stories.title}
          lead={stories.lead}
        />
      </SectionBoundary>
      <SectionBoundary name="Industries">
        <Industries />
      </SectionBoundary>
      <SectionBoundary name="Clients">
        <InView>
          <ClientLogos
            logos={clients}
            number="06"
            eyebrow="Clients"
            title={clientsIntro.title}
            lead={clientsIntro.lead}
          />
        </InView>
      </SectionBoundary>
      <SectionBoundary name="Consultation form">
        <LeadSection
          number="07"
          title={lead.title}
          subtitle={lead.subtitle}
          serviceName="AI chatbot services"
          formType="ai-chat-consultation"
          formStyle="dark"
        >
          <NextSteps steps={lead.steps} />
        </LeadSection>
      </SectionBoundary>
    </>
  );
}
