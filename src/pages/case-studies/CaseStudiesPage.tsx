import { use, useDeferredValue, type ReactNode } from 'react';
import type { PageDataByKey } from '../../content/page-data-types.ts';
import { StudyTransitionStyle } from '../../sections/StudyTransition.tsx';
import { deferred } from '../../ui/deferred.tsx';
import { FirstScreenContext } from '../../ui/first-screen-context.ts';
import { SectionBoundary } from '../../ui/SectionBoundary.tsx';
import { Hero } from './Hero.tsx';

const StudyIndex = deferred(() => import('./StudyIndex.tsx').then((m) => m.StudyIndex));
const HowWeCount = deferred(() => import('./HowWeCount.tsx').then((m) => m.HowWeCount));
const Closing = deferred(() => import('./Closing.tsx').then((m) => m.Closing));

/** /case-studies (SPEC.md 2): every study as one card of a survey index. */
export function Page({ data }: { data: PageDataByKey['caseStudies'] }): ReactNode {
  // At most the first one begins on a first screen; the others are rendered right after it.
  const inFirstScreen = use(FirstScreenContext) ? data.studies.slice(0, 1) : data.studies;
  const studies = useDeferredValue(data.studies, inFirstScreen);
  return (
    <>
      <StudyTransitionStyle />
      <Hero studies={data.studies} />
      <SectionBoundary name="Case studies">
        {/* With the first screen: the picture of the study that the visitor comes from moves into it. */}
        <FirstScreenContext value={false}>
          <StudyIndex studies={studies} />
        </FirstScreenContext>
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
