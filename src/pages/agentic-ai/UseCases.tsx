import { deferred } from '../../ui/deferred.tsx';
import { Section } from '../../ui/Section.tsx';
import { SectionHead } from '../../ui/SectionHead.tsx';
import { useCasesIntro } from './copy.ts';

const UseCaseTabs = deferred<object>(() =>
  import('./UseCaseTabs.tsx').then((module) => module.UseCaseTabs),
);

/** Real-World Use Cases (SPEC.md 2): a diagram that changes with the tab. */
export function UseCases() {
  return (
    <Section labelledBy="use-cases-title">
      <SectionHead
        number="06"
        eyebrow="In use"
        id="use-cases-title"
        title={useCasesIntro.title}
        lead={useCasesIntro.lead}
      />
      <UseCaseTabs />
    </Section>
  );
}
