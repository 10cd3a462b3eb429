import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { CallToAction } from '../../sections/CallToAction.tsx';
import { FeedLink } from '../../sections/FeedLink.tsx';
import { PageHero } from '../../sections/PageHero.tsx';
import { Sections } from '../../ui/layout/Sections.tsx';
import { media } from '../../theme/tokens.ts';
import { usePageData } from '../define-page.ts';
import { closing, follow, hero, emptyState } from './copy.ts';
import { EditorialRules } from './EditorialRules.tsx';
import { FeaturedArticle } from './FeaturedArticle.tsx';
import type { definition } from './definition.ts';

/** Short and without a picture, because the article's cover below has one. */
const Hero = styled(PageHero)`
  .artwork {
    display: none;
  }
  ${media.lg} {
    && > .inner {
      min-height: 0;
    }
  }
`;

const Follow = styled.p`
  margin-top: 20px;
`;

/** /insights: the featured article as a cover. */
export function Page(): ReactNode {
  const { articles } = usePageData<typeof definition>();
  const [newest] = articles;
  return (
    <Sections>
      <Hero {...hero} {...(!newest && { lead: emptyState.lead })}>
        <Follow>
          <FeedLink>{follow}</FeedLink>
        </Follow>
      </Hero>
      {newest && <FeaturedArticle articles={articles} />}
      <EditorialRules />
      <CallToAction {...closing} {...(!newest && emptyState.closing)} />
    </Sections>
  );
}
