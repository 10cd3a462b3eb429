import type { ReactNode } from 'react';
import type { StudiesData } from '../../content/page-data-types.ts';
import { deferred } from '../../ui/deferred.tsx';
import { SectionBoundary } from '../../ui/SectionBoundary.tsx';
import { Hero } from './Hero.tsx';

const ImpactStats = deferred(() => import('./ImpactStats.tsx').then((m) => m.ImpactStats));
const Components = deferred(() => import('./Components.tsx').then((m) => m.Components));
const Services = deferred(() => import('./Services.tsx').then((m) => m.Services));
const Challenges = deferred(() => import('./Challenges.tsx').then((m) => m.Challenges));
const Studies = deferred<StudiesData>(() => import('./Studies.tsx').then((m) => m.Studies));
const Closing = deferred(() => import('./Closing.tsx').then((m) => m.Closing));
const Consultation = deferred(() => import('./Consultation.tsx').then((m) => m.Consultation));

/** /power-apps: low-code business apps (SPEC.md 2). `studies` come filtered from the server. */
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
        <Studies studies={data.studies} />
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
