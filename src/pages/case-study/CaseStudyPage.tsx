import type { ReactNode } from 'react';
import { SectionBoundary } from '../../ui/SectionBoundary.tsx';
import { usePageData } from '../define-page.ts';
import { Gallery } from './Gallery.tsx';
import { Hero } from './Hero.tsx';
import { Impact } from './Impact.tsx';
import { Missing } from './Missing.tsx';
import { Onward } from './Onward.tsx';
import { Particulars } from './Particulars.tsx';
import { Results } from './Results.tsx';
import { Setback } from './Setback.tsx';
import { Story } from './Story.tsx';
import { Timeline } from './Timeline.tsx';
import type { page } from './route.ts';

/** /case-studies/:id: one study whole, or the notice that there is none. */
export function Page(): ReactNode {
  const data = usePageData<typeof page>();
  if (!data) return <Missing />;
  const { study, next } = data;
  return (
    <>
      <Hero study={study} />
      <SectionBoundary name="Particulars">
        <Particulars study={study} />
      </SectionBoundary>
      <SectionBoundary name="Situation and solution">
        <Story study={study} />
      </SectionBoundary>
      <SectionBoundary name="What went wrong">
        <Setback study={study} />
      </SectionBoundary>
      <SectionBoundary name="Impact">
        <Impact study={study} />
      </SectionBoundary>
      <SectionBoundary name="Results at a glance">
        <Results study={study} />
      </SectionBoundary>
      <SectionBoundary name="Project gallery">
        <Gallery study={study} />
      </SectionBoundary>
      <SectionBoundary name="Timeline">
        <Timeline study={study} />
      </SectionBoundary>
      <SectionBoundary name="Next study">
        <Onward next={next} />
      </SectionBoundary>
    </>
  );
}
