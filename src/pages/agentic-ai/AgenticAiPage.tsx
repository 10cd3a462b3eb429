import type { ReactNode } from 'react';
import { deferred } from '../../ui/deferred.tsx';
import { SectionBoundary } from '../../ui/SectionBoundary.tsx';
import { Hero } from './Hero.tsx';

const ImpactStats = deferred(() =>
  import('./ImpactStats.tsx').then((module) => module.ImpactStats),
);
const Services = deferred(() => import('./Services.tsx').then((module) => module.Services));
const Approach = deferred(() => import('./Approach.tsx').then((module) => module.Approach));
const Advisory = deferred(() => import('./Advisory.tsx').then((module) => module.Advisory));
const Process = deferred(() => import('./Process.tsx').then((module) => module.Process));
const UseCases = deferred(() => import('./UseCases.tsx').then((module) => module.UseCases));
const Closing = deferred(() => import('./Closing.tsx').then((module) => module.Closing));
const Consultation = deferred(() =>
  import('./Consultation.tsx').then((module) => module.Consultation),
);

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
        <Closing />
      </SectionBoundary>
      <SectionBoundary name="Consultation">
        <Consultation />
      </SectionBoundary>
    </>
  );
}
