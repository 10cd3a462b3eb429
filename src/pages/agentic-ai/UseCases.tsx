import { Section, SectionHead } from '../../ui/layout/Section.tsx';
import { lazyPart } from '../../ui/loading/lazy-part.tsx';
import { useCases } from './use-case-copy.ts';

const UseCaseTabs = lazyPart(() =>
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
