import { Section, SectionHead } from '../../ui/Section.tsx';
import { useCases } from './use-case-copy.ts';
import { whenNear } from '../../ui/when-near.tsx';

const UseCaseTabs = whenNear(() =>
  import('./UseCaseTabs.tsx').then((module) => module.UseCaseTabs),
);

/** Real-World Use Cases: a diagram that changes with the tab. */
export function UseCases() {
  return (
    <Section labelledBy="use-cases-title">
      <SectionHead {...useCases} id="use-cases-title" />
      <UseCaseTabs />
    </Section>
  );
}
