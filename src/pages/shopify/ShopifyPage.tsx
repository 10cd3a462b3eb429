import type { ReactNode } from 'react';
import { usePageData } from '../define-page.ts';
import type { page } from './route.ts';
import { SectionBoundary } from '../../ui/SectionBoundary.tsx';
import { Hero } from './Hero.tsx';
import { Results } from './Results.tsx';
import { Examples } from './Examples.tsx';
import { Process } from './Process.tsx';
import { SuccessStories } from './SuccessStories.tsx';
import { WhyChooseUs } from './WhyChooseUs.tsx';
import { FreeConsultation } from './FreeConsultation.tsx';
import { Consultation } from './Consultation.tsx';
import { Prices } from './Prices.tsx';

/** /shopify: e-commerce store design. `studies` come filtered from the server. */
export function Page(): ReactNode {
  const data = usePageData<typeof page>();
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
        <Process />
      </SectionBoundary>
      <SectionBoundary name="Case studies">
        <SuccessStories studies={data.studies} />
      </SectionBoundary>
      <SectionBoundary name="Why choose us">
        <WhyChooseUs />
      </SectionBoundary>
      <SectionBoundary name="Prices">
        <Prices />
      </SectionBoundary>
      <SectionBoundary name="Free consultation">
        <FreeConsultation />
      </SectionBoundary>
      <SectionBoundary name="Consultation form">
        <Consultation />
      </SectionBoundary>
    </>
  );
}
