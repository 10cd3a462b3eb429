import type { ReactNode } from 'react';
import type { StudiesData } from '../../content/page-data-types.ts';
import { deferred } from '../../ui/deferred.tsx';
import { SectionBoundary } from '../../ui/SectionBoundary.tsx';
import { Hero } from './Hero.tsx';

const Results = deferred(() => import('./Results.tsx').then((m) => m.Results));
const Examples = deferred(() => import('./Examples.tsx').then((m) => m.Examples));
const Process = deferred(() => import('./Process.tsx').then((m) => m.Process));
const SuccessStories = deferred<StudiesData>(() =>
  import('./SuccessStories.tsx').then((m) => m.SuccessStories),
);
const WhyChooseUs = deferred(() => import('./WhyChooseUs.tsx').then((m) => m.WhyChooseUs));
const FreeConsultation = deferred(() =>
  import('./FreeConsultation.tsx').then((m) => m.FreeConsultation),
);
const Consultation = deferred(() => import('./Consultation.tsx').then((m) => m.Consultation));

/** /shopify: e-commerce store design (SPEC.md 2). `studies` come filtered from the server. */
export function Page({ data }: { data: StudiesData }): ReactNode {
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
      <SectionBoundary name="Free consultation">
        <FreeConsultation />
      </SectionBoundary>
      <SectionBoundary name="Consultation form">
        <Consultation />
      </SectionBoundary>
    </>
  );
}
