import type { ReactNode } from 'react';
import type { PageDataByKey } from '../../content/page-data-types.ts';
import { deferred } from '../../ui/deferred.tsx';
import { SectionBoundary } from '../../ui/SectionBoundary.tsx';
import { Hero } from './Hero.tsx';

const LeadStory = deferred(() => import('./LeadStory.tsx').then((m) => m.LeadStory));
const HouseRules = deferred(() => import('./HouseRules.tsx').then((m) => m.HouseRules));
const Closing = deferred(() => import('./Closing.tsx').then((m) => m.Closing));

/** /insights (SPEC.md 2): the article given, as the lead story. */
export function Page({ data }: { data: PageDataByKey['insights'] }): ReactNode {
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
