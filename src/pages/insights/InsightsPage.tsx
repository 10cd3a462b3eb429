import type { ReactNode } from 'react';
import { usePageData } from '../define-page.ts';
import type { page } from './route.ts';
import { SectionBoundary } from '../../ui/SectionBoundary.tsx';
import { Hero } from './Hero.tsx';
import { LeadStory } from './LeadStory.tsx';
import { HouseRules } from './HouseRules.tsx';
import { Closing } from './Closing.tsx';

/** /insights: the article given, as the lead story. */
export function Page(): ReactNode {
  const data = usePageData<typeof page>();
  return (
    <>
      <Hero />
      <SectionBoundary name="Articles">
        <LeadStory articles={data.articles} />
      </SectionBoundary>
      <SectionBoundary name="House rules">
        <HouseRules />
      </SectionBoundary>
      <SectionBoundary name="Closing call to action">
        <Closing />
      </SectionBoundary>
    </>
  );
}
