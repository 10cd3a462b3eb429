import type { ReactNode } from 'react';
import { PageHero } from '../../sections/PageHero.tsx';
import { Sections } from '../../ui/layout/Sections.tsx';
import { usePageData } from '../define-page.ts';
import { copy } from './copy.ts';
import { Gallery } from './Gallery.tsx';
import { Hero } from './Hero.tsx';
import { Impact } from './Impact.tsx';
import { NextStudy } from './NextStudy.tsx';
import { ProjectFacts } from './ProjectFacts.tsx';
import { Results } from './Results.tsx';
import type { definition } from './definition.ts';
import { Setback } from './Setback.tsx';
import { Story } from './Story.tsx';
import { Timeline } from './Timeline.tsx';

/** /case-studies/:id: a study, or a not-found message. */
export function Page(): ReactNode {
  const data = usePageData<typeof definition>();
  if (!data) return <Missing />;
  const { study, next, price } = data;
  return (
    <>
      {/* Outside of a boundary, because React would not pair its picture with the one in the list. */}
      <Hero study={study} />
      <Sections>
        <Story study={study} />
        <Setback study={study} />
        <Impact study={study} />
        <Results study={study} />
        <Gallery study={study} />
        <ProjectFacts study={study} price={price} />
        <Timeline study={study} />
        <NextStudy next={next} />
      </Sections>
    </>
  );
}

/** The message for an unknown study, with a link to all studies. */
function Missing() {
  return <PageHero {...copy.missing} contour="spur" />;
}
