import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { PageHero } from '../../sections/PageHero.tsx';
import { TextBody } from '../../sections/text/TextBody.tsx';
import { Sections } from '../../ui/layout/Sections.tsx';
import { usePageData } from '../define-page.ts';
import { copy } from './copy.ts';
import { Hero } from './Hero.tsx';
import { MoreArticles } from './MoreArticles.tsx';
import type { definition } from './definition.ts';

/** /insights/:id: an article, or a not-found message. */
export function Page(): ReactNode {
  const data = usePageData<typeof definition>();
  if (!data) return <Missing />;
  return (
    <Sections>
      <Hero article={data.article} />
      <TextBody label={copy.text} contents={copy.contents} text={data.article} />
      <MoreArticles {...data} />
    </Sections>
  );
}

/** The heading takes two lines in every typeface, because one line would hold it only in some. */
const MissingHero = styled(PageHero)`
  h1 {
    max-width: 7em;
  }
`;

/** The message for an unknown article, with a link to all articles. */
function Missing() {
  return <MissingHero {...copy.missing} contour="basin" />;
}
