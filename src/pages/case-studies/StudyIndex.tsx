import { Suspense } from 'react';
import type { CaseStudyListing } from '../../content/case-study-schema.ts';
import { ErrorBoundary } from '../../ui/ErrorBoundary.tsx';
import { Section, SectionHead } from '../../ui/Section.tsx';
import { card, listIntro } from './copy.ts';
import { StudyCard } from './StudyCard.tsx';
import { Root } from './study-index-style.ts';
import { twoDigits } from '../../ui/two-digits.ts';

const failed = (
  <p className="failed" role="alert">
    {card.failed}
  </p>
);

/**
 * All studies as one ruled index of varied widths. A card that fails takes its own place down,
 * not its neighbours'; the Suspense makes that hold on the server too.
 */
export function StudyIndex({ studies }: { studies: CaseStudyListing[] }) {
  return (
    <Section labelledBy="studies">
      <SectionHead id="studies" {...listIntro(studies)} />
      <Root role="list">
        {studies.map((study, index) => (
          <li key={study.slug} id={study.slug}>
            <ErrorBoundary name={`Case study "${study.slug}"`} fallback={() => failed}>
              <Suspense fallback={failed}>
                <StudyCard study={study} number={twoDigits(index + 1)} />
              </Suspense>
            </ErrorBoundary>
          </li>
        ))}
      </Root>
    </Section>
  );
}
