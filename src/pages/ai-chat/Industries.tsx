import { paths } from '../../paths.ts';
import { ButtonLink } from '../../ui/ButtonLink.tsx';
import { Section, SectionHead } from '../../ui/Section.tsx';
import { industries } from './industry-copy.ts';
import { whenNear } from '../../ui/when-near.tsx';

const IndustryPanels = whenNear(() =>
  import('./IndustryPanels.tsx').then((module) => module.IndustryPanels),
);

/** The industries and their use cases. */
export function Industries() {
  return (
    <Section tone="sand" labelledBy="industries-title">
      <SectionHead {...industries} id="industries-title">
        <ButtonLink to={paths.contact} variant="link" arrow>
          {industries.contact}
        </ButtonLink>
      </SectionHead>
      <IndustryPanels />
    </Section>
  );
}
