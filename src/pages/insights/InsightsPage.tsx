import type { ReactNode } from 'react';
import { CallToAction } from '../../sections/CallToAction.tsx';
import { PageHero } from '../../sections/PageHero.tsx';
import { Sections } from '../../ui/layout/Sections.tsx';
import { usePageData } from '../define-page.ts';
import { ArticleFigure } from './ArticleFigure.tsx';
import { closing, hero } from './copy.ts';
import { HouseRules } from './HouseRules.tsx';
import { LeadStory } from './LeadStory.tsx';
import type { page } from './route.ts';

/** /insights: the article given, as the lead story, and its own figure beside the title. */
export function Page(): ReactNode {
  const { articles } = usePageData<typeof page>();
  const [newest] = articles;
  return (
    <Sections>
      <PageHero {...hero} aside={newest?.figure && <ArticleFigure article={newest} />} />
      <LeadStory articles={articles} />
      <HouseRules />
      <CallToAction {...closing} />
    </Sections>
  );
}
