import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import type { CaseStudyListing, CaseStudyRow } from '../../content/model/case-study-schema.ts';
import { CallToAction } from '../../sections/CallToAction.tsx';
import { PageHero } from '../../sections/PageHero.tsx';
import { media } from '../../theme/tokens.ts';
import { Sections } from '../../ui/layout/Sections.tsx';
import { SampleTag } from '../../ui/text/SampleTag.tsx';
import { usePageData } from '../define-page.ts';
import { closing, hero, emptyState } from './copy.ts';
import { HowWeMeasure } from './HowWeMeasure.tsx';
import type { definition } from './definition.ts';
import { StudyIndex } from './StudyIndex.tsx';
import { StudyLinks } from './StudyLinks.tsx';
import { StudyPictures } from './StudyPictures.tsx';

/** /case-studies: every study as a card. */
export function Page(): ReactNode {
  const data = usePageData<typeof definition>();
  const isEmpty = data.studies.length === 0;
  return (
    <Sections>
      {isEmpty ? <PageHero {...hero} lead={emptyState.lead} /> : <Hero {...data} />}
      {!isEmpty && <StudyIndex {...data} />}
      <HowWeMeasure />
      <CallToAction {...closing(data.studies.length)} {...(isEmpty && emptyState.closing)} />
    </Sections>
  );
}

/* The pictures begin at column 7. */
const FirstScreen = styled(PageHero)`
  ${media.lg} {
    .text {
      padding-inline-end: calc((100% + 32px) / 7);
    }
    .aside {
      padding-block: 32px;
    }
  }
`;

const Tag = styled(SampleTag)`
  margin-top: 24px;
`;

/** The page's title beside pictures of the studies, and their index. */
function Hero({ studies, more }: { studies: CaseStudyListing[]; more: CaseStudyRow[] }) {
  return (
    <>
      <FirstScreen
        {...hero}
        {...(studies.length > 1 && { aside: <StudyPictures studies={studies} /> })}
      >
        <Tag />
      </FirstScreen>
      <StudyLinks studies={studies} hasMore={more.length > 0} />
    </>
  );
}
