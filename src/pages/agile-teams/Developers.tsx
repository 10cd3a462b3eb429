import { developers } from '../../content/developers/developers.ts';
import { DeveloperCarousel } from '../../sections/heavy-parts.ts';
import { Section, SectionHead } from '../../ui/Section.tsx';
import { profiles } from './copy.ts';

/** The developers' profiles. */
export function Developers() {
  const { eyebrow, title, lead } = profiles;
  return (
    <Section id="developers" labelledBy="developers-title">
      <SectionHead id="developers-title" eyebrow={eyebrow} title={title} lead={lead} />
      <DeveloperCarousel developers={developers} />
    </Section>
  );
}
