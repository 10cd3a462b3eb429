import type { ReactNode } from 'react';
import type { StudiesData } from '../../content/page-data-types.ts';
import { deferred } from '../../ui/deferred.tsx';
import { SectionBoundary } from '../../ui/SectionBoundary.tsx';
import { Hero } from './Hero.tsx';

const Introduction = deferred(() =>
  import('./Introduction.tsx').then((module) => module.Introduction),
);
const TrueScale = deferred(() => import('./TrueScale.tsx').then((module) => module.TrueScale));
const Solution = deferred(() => import('./Solution.tsx').then((module) => module.Solution));
const Features = deferred(() => import('./Features.tsx').then((module) => module.Features));
const Stories = deferred<StudiesData>(() =>
  import('./Stories.tsx').then((module) => module.Stories),
);
const Industries = deferred(() => import('./Industries.tsx').then((module) => module.Industries));
const Clients = deferred(() => import('./Clients.tsx').then((module) => module.Clients));
const Consultation = deferred(() =>
  import('./Consultation.tsx').then((module) => module.Consultation),
);

/** /ai-chat (SPEC.md 2). `studies` come filtered from the server. */
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
        <Stories studies={data.studies} />
      </SectionBoundary>
      <SectionBoundary name="Industries">
        <Industries />
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
