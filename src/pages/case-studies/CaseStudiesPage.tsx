import type { ReactNode } from 'react';
import { usePageData } from '../define-page.ts';
import type { page } from './route.ts';
import { SectionBoundary } from '../../ui/SectionBoundary.tsx';
import { Hero } from './Hero.tsx';
import { StudyIndex } from './StudyIndex.tsx';
import { HowWeMeasure } from './HowWeMeasure.tsx';
import { Closing } from './Closing.tsx';

/** /case-studies: every study as one card of a survey index. */
export function Page(): ReactNode {
  const data = usePageData<typeof page>();
  return (
    <>
      <Hero studies={data.studies} />
      <SectionBoundary name="Case studies">
        <StudyIndex studies={data.studies} />
      </SectionBoundary>
      <SectionBoundary name="How we measure">
        <HowWeMeasure />
      </SectionBoundary>
      <SectionBoundary name="Closing call to action">
        <Closing />
      </SectionBoundary>
    </>
  );
}
