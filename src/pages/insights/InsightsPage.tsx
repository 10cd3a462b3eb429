import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { CallToAction } from '../../sections/CallToAction.tsx';
import { FeedLink } from '../../sections/FeedLink.tsx';
import { PageHero } from '../../sections/PageHero.tsx';
import { Sections } from '../../ui/layout/Sections.tsx';
import { usePageData } from '../define-page.ts';
import { ArticleFigure } from './ArticleFigure.tsx';
import { closing, follow, hero, emptyState } from './copy.ts';
import { EditorialRules } from './EditorialRules.tsx';
import { FeaturedArticle } from './FeaturedArticle.tsx';
import type { page } from './definition.ts';

const Follow = styled.p`
  margin-top: 20px;
`;

/** /insights: the featured article, and its figure beside the title. */
export function Page(): ReactNode {
  const { articles } = usePageData<typeof page>();
  const [newest] = articles;
  return (
    <Sections>
      <PageHero
        {...hero}
        {...(!newest && { lead: emptyState.lead })}
        aside={newest?.figure && <ArticleFigure article={newest} />}
      >
        <Follow>
          <FeedLink>{follow}</FeedLink>
        </Follow>
      </PageHero>
      {newest && <FeaturedArticle articles={articles} />}
      <EditorialRules />
      <CallToAction {...closing} {...(!newest && emptyState.closing)} art={newest?.imageUrl} />
    </Sections>
  );
}
