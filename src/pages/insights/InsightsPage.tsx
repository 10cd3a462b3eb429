import type { ReactNode } from 'react';
import { CallToAction } from '../../sections/CallToAction.tsx';
import { PageHero } from '../../sections/PageHero.tsx';
import { Sections } from '../../ui/Sections.tsx';
import { usePageData } from '../define-page.ts';
import { closing, hero } from './copy.ts';
import { GapFigure } from './GapFigure.tsx';
import { HouseRules } from './HouseRules.tsx';
import { LeadStory } from './LeadStory.tsx';
import type { page } from './route.ts';

/** /insights: the article given, as the lead story. */
export function Page(): ReactNode {
  const data = usePageData<typeof page>();
  return (
    <Sections>
      <PageHero {...hero} aside={<GapFigure />} />
      <LeadStory articles={data.articles} />
      <HouseRules />
      <CallToAction {...closing} />
    </Sections>
  );
}
