import { Section } from '../../ui/Section.tsx';
import { SectionHead } from '../../ui/SectionHead.tsx';
import { UseCaseTabs } from './UseCaseTabs.tsx';

/** Real-World Use Cases (SPEC.md 2): a diagram that changes with the tab. */
export function UseCases() {
  return (
    <Section labelledBy="use-cases-title">
      <SectionHead
        number="06"
        eyebrow="In use"
        id="use-cases-title"
        title="Real-World Use Cases"
        lead="Two kinds of model, two shapes of work: one looks ahead, the other makes many out of one."
      />
      <UseCaseTabs />
    </Section>
  );
}
