import { paths } from '../../paths.ts';
import { ButtonLink } from '../../ui/actions/Button.tsx';
import { Section, SectionHead } from '../../ui/layout/Section.tsx';
import { lazyPart } from '../../ui/loading/lazy-part.tsx';
import { industries } from './industry-copy.ts';

const IndustryPanels = lazyPart(() =>
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
