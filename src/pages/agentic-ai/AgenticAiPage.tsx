import type { ReactNode } from 'react';
import { paths } from '../../paths.ts';
import { CallToAction } from '../../sections/CallToAction.tsx';
import { LeadSection } from '../../sections/LeadSection.tsx';
import { NextSteps } from '../../sections/NextSteps.tsx';
import { SectionBoundary } from '../../ui/SectionBoundary.tsx';
import { Advisory } from './Advisory.tsx';
import { Approach } from './Approach.tsx';
import { closing, lead } from './copy.ts';
import { Hero } from './Hero.tsx';
import { ImpactStats } from './ImpactStats.tsx';
import { Process } from './Process.tsx';
import { Services } from './Services.tsx';
import { UseCases } from './UseCases.tsx';

/** /agentic-ai (SPEC.md 2). */
export function Page(): ReactNode {
  return (
    <>
      <SectionBoundary name="Hero">
        <Hero />
      </SectionBoundary>
      <SectionBoundary name="Figures">
        <ImpactStats />
      </SectionBoundary>
      <SectionBoundary name="Services">
        <Services />
      </SectionBoundary>
      <SectionBoundary name="Approach">
        <Approach />
      </SectionBoundary>
      <SectionBoundary name="Advisory">
        <Advisory />
      </SectionBoundary>
      <SectionBoundary name="Process">
        <Process />
      </SectionBoundary>
      <SectionBoundary name="Use cases">
        <UseCases />
      </SectionBoundary>
      <SectionBoundary name="Call to action">
        <CallToAction
          eyebrow={closing.eyebrow}
          title={closing.title}
          text={closing.text}
          action={{ label: 'Talk to an AI Specialist', to: paths.contact }}
          secondary={{ label: 'Book a Free Consultation', to: paths.contact }}
        />
      </SectionBoundary>
      <SectionBoundary name="Consultation form">
        <LeadSection
          number="07"
          title={lead.title}
          subtitle={lead.subtitle}
          serviceName="Agentic AI services"
          formType="agentic-ai-consultation"
        >
          <NextSteps steps={lead.steps} />
        </LeadSection>
      </SectionBoundary>
    </>
  );
}
