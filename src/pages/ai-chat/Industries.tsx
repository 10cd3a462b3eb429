import { paths } from '../../paths.ts';
import { ButtonLink } from '../../ui/ButtonLink.tsx';
import { deferred } from '../../ui/deferred.tsx';
import { Section } from '../../ui/Section.tsx';
import { SectionHead } from '../../ui/SectionHead.tsx';
import { industries } from './copy.ts';

const IndustryPanels = deferred<object>(() =>
  import('./IndustryPanels.tsx').then((module) => module.IndustryPanels),
);

/** Five industries, five use cases each (SPEC.md 2). */
export function Industries() {
  return (
    <Section tone="sand" labelledBy="industries-title">
      <SectionHead
        number="05"
        eyebrow="Industries"
        id="industries-title"
        title={industries.title}
        lead={industries.lead}
      >
        <ButtonLink to={paths.contact} variant="link" arrow>
          Contact Sales
        </ButtonLink>
      </SectionHead>
      <IndustryPanels />
    </Section>
  );
}
