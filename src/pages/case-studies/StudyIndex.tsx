import { Suspense } from 'react';
import type { CaseStudyListing } from '../../content/case-study-schema.ts';
import { ErrorBoundary } from '../../ui/ErrorBoundary.tsx';
import { Section } from '../../ui/Section.tsx';
import { SectionHead } from '../../ui/SectionHead.tsx';
import { StudyCard } from './StudyCard.tsx';
import { sheetNumber } from './sheet-number.ts';
import { Root } from './study-index-style.ts';

const failed = (
  <p className="failed" role="alert">
    {"This case study couldn't be displayed. Please try refreshing the page."}
  </p>
);

/**
 * All studies as one ruled index of varied widths. A card that fails takes its own place down,
 * not its neighbours'; the Suspense makes that hold on the server too.
 */
export function StudyIndex({ studies }: { studies: CaseStudyListing[] }) {
  return (
    <Section labelledBy="studies">
      <SectionHead
        id="studies"
        number="01"
        eyebrow="The index"
        title="Asked for, built, measured"
        lead="The shortest of these projects took three months, the longest eleven. None of them began with code: each began with a week beside the people who do the work."
      />
      <Root role="list">
        {studies.map((study, index) => (
          <li key={study.slug} id={study.slug}>
            <ErrorBoundary name={`Case study "${study.slug}"`} fallback={() => failed}>
              <Suspense fallback={failed}>
                <StudyCard study={study} number={sheetNumber(index)} />
              </Suspense>
            </ErrorBoundary>
          </li>
        ))}
      </Root>
    </Section>
  );
}
