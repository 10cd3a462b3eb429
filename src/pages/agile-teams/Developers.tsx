import { developers } from '../../content/developers/developers.ts';
import { DeveloperCarousel } from '../../sections/DeveloperCarousel.tsx';
import { Section } from '../../ui/Section.tsx';
import { SectionHead } from '../../ui/SectionHead.tsx';

/** The 14 profiles. */
export function Developers() {
  return (
    <Section id="developers" labelledBy="developers-title">
      <SectionHead
        id="developers-title"
        number="05"
        eyebrow="Developers"
        title="Fourteen of the 300+"
        lead="Architects, engineers and delivery leads in three countries. Note the names you would like to interview."
      />
      <DeveloperCarousel developers={developers} />
    </Section>
  );
}
