import type { ReactNode } from 'react';
import { CallToAction } from '../../sections/CallToAction.tsx';
import { Sections } from '../../ui/Sections.tsx';
import { usePageData } from '../define-page.ts';
import { closing } from './copy.ts';
import { Hero } from './Hero.tsx';
import { HowWeMeasure } from './HowWeMeasure.tsx';
import type { page } from './route.ts';
import { StudyIndex } from './StudyIndex.tsx';

/** /case-studies: every study as one card of a survey index. */
export function Page(): ReactNode {
  const data = usePageData<typeof page>();
  return (
    <Sections>
      <Hero studies={data.studies} />
      <StudyIndex studies={data.studies} />
      <HowWeMeasure />
      <CallToAction {...closing} contour="spur" />
    </Sections>
  );
}
