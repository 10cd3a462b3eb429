import type { ReactNode } from 'react';
import type { PageDataByKey } from '../../content/page-data-types.ts';
import { StudyTransitionStyle } from '../../sections/StudyTransition.tsx';
import { deferred } from '../../ui/deferred.tsx';
import { SectionBoundary } from '../../ui/SectionBoundary.tsx';
import { Hero } from './Hero.tsx';
import { Missing } from './Missing.tsx';

const Story = deferred(() => import('./Story.tsx').then((m) => m.Story));
const Results = deferred(() => import('./Results.tsx').then((m) => m.Results));
const Gallery = deferred(() => import('./Gallery.tsx').then((m) => m.Gallery));
const Timeline = deferred(() => import('./Timeline.tsx').then((m) => m.Timeline));
const Onward = deferred(() => import('./Onward.tsx').then((m) => m.Onward));

/** /case-studies/:id (SPEC.md 2): one study whole, or the notice that there is none. */
export function Page({ data }: { data: PageDataByKey['caseStudy'] | null }): ReactNode {
  if (!data) return <Missing />;
  const { study, next } = data;
  return (
    <>
      <StudyTransitionStyle />
      <Hero study={study} />
      <SectionBoundary name="Situation, solution and impact">
        <Story study={study} />
      </SectionBoundary>
      <SectionBoundary name="Results at a glance">
        <Results results={study.results} />
      </SectionBoundary>
      <SectionBoundary name="Project gallery">
        <Gallery title={study.title} images={study.images} />
      </SectionBoundary>
      <SectionBoundary name="Timeline">
        <Timeline timeline={study.timeline} />
      </SectionBoundary>
      <SectionBoundary name="Next study">
        <Onward next={next} />
      </SectionBoundary>
    </>
  );
}
