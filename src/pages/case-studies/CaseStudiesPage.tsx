import type { ReactNode } from 'react';
import type { PageDataByKey } from '../../content/page-data-types.ts';
import { StudyTransitionStyle } from '../../sections/StudyTransition.tsx';
import { deferred } from '../../ui/deferred.tsx';
import { SectionBoundary } from '../../ui/SectionBoundary.tsx';
import { Hero } from './Hero.tsx';

const StudyIndex = deferred(() => import('./StudyIndex.tsx').then((m) => m.StudyIndex));
const HowWeCount = deferred(() => import('./HowWeCount.tsx').then((m) => m.HowWeCount));
const Closing = deferred(() => import('./Closing.tsx').then((m) => m.Closing));

/** /case-studies (SPEC.md 2): every study as one card of a survey index. */
export function Page({ data }: { data: PageDataByKey['caseStudies'] }): ReactNode {
  return (
    <>
      <StudyTransitionStyle />
      <Hero studies={data.studies} />
      <SectionBoundary name="Case studies">
        <StudyIndex studies={data.studies} />
      </SectionBoundary>
      <SectionBoundary name="How we count">
        <HowWeCount />
      </SectionBoundary>
      <SectionBoundary name="Closing call to action">
        <Closing />
      </SectionBoundary>
    </>
  );
}
