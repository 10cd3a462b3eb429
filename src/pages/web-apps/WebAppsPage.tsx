import type { ReactNode } from 'react';
import type { StudiesData } from '../../content/page-data-types.ts';
import { deferred } from '../../ui/deferred.tsx';
import { SectionBoundary } from '../../ui/SectionBoundary.tsx';
import { Hero } from './Hero.tsx';

const ImpactStats = deferred(() =>
  import('./ImpactStats.tsx').then((module) => module.ImpactStats),
);
const Bespoke = deferred(() => import('./Bespoke.tsx').then((module) => module.Bespoke));
const FavouriteWork = deferred<StudiesData>(() =>
  import('./FavouriteWork.tsx').then((module) => module.FavouriteWork),
);
const Design = deferred(() => import('./Design.tsx').then((module) => module.Design));
const Process = deferred(() => import('./Process.tsx').then((module) => module.Process));
const TechStack = deferred(() => import('./TechStack.tsx').then((module) => module.TechStack));
const Clients = deferred(() => import('./Clients.tsx').then((module) => module.Clients));
const Consultation = deferred(() =>
  import('./Consultation.tsx').then((module) => module.Consultation),
);

/** /web-apps (SPEC.md 2). `studies` come filtered and limited from the server. */
export function Page({ data }: { data: StudiesData }): ReactNode {
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
      <SectionBoundary name="Consultation">
        <Consultation />
      </SectionBoundary>
    </>
  );
}
