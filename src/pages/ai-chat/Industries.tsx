import { paths } from '../../paths.ts';
import { ButtonLink } from '../../ui/ButtonLink.tsx';
import { Section } from '../../ui/Section.tsx';
import { SectionHead } from '../../ui/SectionHead.tsx';
import { IndustryPanels } from './IndustryPanels.tsx';

/** Five industries, five use cases each (SPEC.md 2). */
export function Industries() {
  return (
    <Section tone="sand" labelledBy="industries-title">
      <SectionHead
        number="05"
        eyebrow="Industries"
        id="industries-title"
        title="What people ask, by industry"
        lead="Five use cases each, and for each industry the point at which the bot steps aside."
      >
        <ButtonLink to={paths.contact} variant="link" arrow>
          Contact Sales
        </ButtonLink>
      </SectionHead>
      <IndustryPanels />
    </Section>
  );
}
