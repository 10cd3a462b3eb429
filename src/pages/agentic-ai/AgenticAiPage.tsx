import type { ReactNode } from 'react';
import { usePageData } from '../define-page.ts';
import type { page } from './route.ts';
import { SectionBoundary } from '../../ui/SectionBoundary.tsx';
import { Hero } from './Hero.tsx';
import { ImpactStats } from './ImpactStats.tsx';
import { Services } from './Services.tsx';
import { Approach } from './Approach.tsx';
import { Advisory } from './Advisory.tsx';
import { Process } from './Process.tsx';
import { UseCases } from './UseCases.tsx';
import { Closing } from './Closing.tsx';
import { Consultation } from './Consultation.tsx';
import { Prices } from './Prices.tsx';
import { Stories } from './Stories.tsx';

/** /agentic-ai. */
export function Page(): ReactNode {
  const data = usePageData<typeof page>();
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
      <SectionBoundary name="Case studies">
        <Stories studies={data.studies} />
      </SectionBoundary>
      <SectionBoundary name="Prices">
        <Prices />
      </SectionBoundary>
      <SectionBoundary name="Call to action">
        <Closing />
      </SectionBoundary>
      <SectionBoundary name="Consultation">
        <Consultation />
      </SectionBoundary>
    </>
  );
}
