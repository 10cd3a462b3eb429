import type { ReactNode } from 'react';
import { usePageData } from '../define-page.ts';
import type { page } from './route.ts';
import { SectionBoundary } from '../../ui/SectionBoundary.tsx';
import { Hero } from './Hero.tsx';
import { ImpactStats } from './ImpactStats.tsx';
import { Components } from './Components.tsx';
import { Services } from './Services.tsx';
import { Challenges } from './Challenges.tsx';
import { Studies } from './Studies.tsx';
import { Closing } from './Closing.tsx';
import { Consultation } from './Consultation.tsx';
import { Prices } from './Prices.tsx';

/** /power-apps: low-code business apps. `studies` come filtered from the server. */
export function Page(): ReactNode {
  const data = usePageData<typeof page>();
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
        <Studies studies={data.studies} />
      </SectionBoundary>
      <SectionBoundary name="Prices">
        <Prices />
      </SectionBoundary>
      <SectionBoundary name="Call to action">
        <Closing />
      </SectionBoundary>
      <SectionBoundary name="Consultation form">
        <Consultation />
      </SectionBoundary>
    </>
  );
}
