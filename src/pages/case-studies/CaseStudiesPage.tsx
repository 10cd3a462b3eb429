import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import type { CaseStudyListing } from '../../content/records/case-study-schema.ts';
import { sampleStudiesNote } from '../../content/words/samples.ts';
import { CallToAction } from '../../sections/CallToAction.tsx';
import { PageHero } from '../../sections/PageHero.tsx';
import { Sections } from '../../ui/layout/Sections.tsx';
import { SampleMark } from '../../ui/text/SampleMark.tsx';
import { usePageData } from '../define-page.ts';
import { closing, hero } from './copy.ts';
import { HowWeMeasure } from './HowWeMeasure.tsx';
import type { page } from './route.ts';
import { SheetIndex } from './SheetIndex.tsx';
import { StudyIndex } from './StudyIndex.tsx';

/** /case-studies: every study as one card of a survey index. */
export function Page(): ReactNode {
  const data = usePageData<typeof page>();
  return (
    <Sections>
      <Hero studies={data.studies} />
      <StudyIndex studies={data.studies} />
      <HowWeMeasure />
      <CallToAction {...closing} contour="spur" />
    </Sections>
  );
}

const Mark = styled(SampleMark)`
  margin-top: 24px;
`;

/** The page's name, and the index of its studies laid out like one of map sheets. */
function Hero({ studies }: { studies: CaseStudyListing[] }) {
  return (
    <PageHero {...hero} aside={<SheetIndex studies={studies} />}>
      <Mark
        of={studies.map(({ title, sample }) => ({ name: title, sample }))}
        note={sampleStudiesNote}
      />
    </PageHero>
  );
}
