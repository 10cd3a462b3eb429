import { sampleContactNote } from '../../content/samples.ts';
import { SampleMark } from '../../ui/SampleMark.tsx';
import { Section, SectionHead } from '../../ui/Section.tsx';
import { SectionBoundary } from '../../ui/SectionBoundary.tsx';
import { officesIntro } from './copy.ts';
import { Offices } from './Offices.tsx';

/** The offices under their heading. */
export function OurOffices() {
  return (
    <Section id="offices" labelledBy="offices-title">
      <SectionHead id="offices-title" {...officesIntro}>
        <SampleMark note={sampleContactNote} />
      </SectionHead>
      <SectionBoundary name="Our offices">
        <Offices />
      </SectionBoundary>
    </Section>
  );
}
