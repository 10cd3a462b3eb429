import type { ReactNode } from 'react';
import { usePageData } from '../define-page.ts';
import type { page } from './route.ts';
import { SectionBoundary } from '../../ui/SectionBoundary.tsx';
import { Hero } from './Hero.tsx';
import { ImpactStats } from './ImpactStats.tsx';
import { Bespoke } from './Bespoke.tsx';
import { FavouriteWork } from './FavouriteWork.tsx';
import { Design } from './Design.tsx';
import { Process } from './Process.tsx';
import { TechStack } from './TechStack.tsx';
import { Clients } from './Clients.tsx';
import { Consultation } from './Consultation.tsx';
import { Prices } from './Prices.tsx';

/** /web-apps. `studies` come filtered and limited from the server. */
export function Page(): ReactNode {
  const data = usePageData<typeof page>();
  return (
    <>
      <SectionBoundary name="Hero">
        <Hero />
      </SectionBoundary>
      <SectionBoundary name="Stats">
        <ImpactStats />
      </SectionBoundary>
      <SectionBoundary name="Bespoke development">
        <Bespoke />
      </SectionBoundary>
      <SectionBoundary name="Case studies">
        <FavouriteWork studies={data.studies} />
      </SectionBoundary>
      <SectionBoundary name="Design">
        <Design />
      </SectionBoundary>
      <SectionBoundary name="Process">
        <Process />
      </SectionBoundary>
      <SectionBoundary name="Tech stack">
        <TechStack />
      </SectionBoundary>
      <SectionBoundary name="Clients">
        <Clients />
      </SectionBoundary>
      <SectionBoundary name="Prices">
        <Prices />
      </SectionBoundary>
      <SectionBoundary name="Consultation">
        <Consultation />
      </SectionBoundary>
    </>
  );
}
