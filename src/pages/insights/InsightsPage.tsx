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
import { NewestArticle } from './NewestArticle.tsx';
import type { definition } from './definition.ts';

/** A masthead over the article's cover: title and lead on one line, no picture, because the cover has one. */
const Hero = styled(PageHero)`
  .artwork {
    display: none;
  }
  ${media.lg} {
    && > .inner {
      min-height: 0;
    }
    && .text {
      display: grid;
      grid-template-columns: repeat(12, minmax(0, 1fr));
      grid-column: 1 / -1;
      gap: 0 32px;
      align-items: end;
      padding-bottom: clamp(3rem, 5vw, 4.5rem);
    }
    .text > * {
      grid-column: 1 / span 8;
    }
    .text > .lead {
      grid-area: 1 / 9 / span 2 / -1;
      margin: 0;
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
      {newest && <NewestArticle articles={articles} />}
      <EditorialRules />
      <CallToAction {...closing} {...(!newest && emptyState.closing)} />
    </Sections>
  );
}
