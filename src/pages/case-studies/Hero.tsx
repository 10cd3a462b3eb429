import { styled } from 'styled-components';
import type { CaseStudyListing } from '../../content/case-study-schema.ts';
import { sampleStudiesNote } from '../../content/samples.ts';
import { PageHero } from '../../sections/PageHero.tsx';
import { SampleMark } from '../../ui/SampleMark.tsx';
import { hero } from './copy.ts';
import { SheetIndex } from './SheetIndex.tsx';

const Mark = styled(SampleMark)`
  margin-top: 24px;
`;

/** The page's name, and the index of its studies laid out like one of map sheets. */
export function Hero({ studies }: { studies: CaseStudyListing[] }) {
  return (
    <PageHero {...hero} aside={<SheetIndex studies={studies} />}>
      <Mark note={sampleStudiesNote} />
    </PageHero>
  );
}
