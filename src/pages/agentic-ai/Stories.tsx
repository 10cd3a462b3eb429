import type { CaseStudySummary } from '../../content/case-study-schema.ts';
import { studyFilters } from '../../content/study-filters.ts';
import { CaseStudyCarousel } from '../../sections/heavy-parts.ts';
import { stories } from './copy.ts';

/** Studies about agents and automation. */
export function Stories({ studies }: { studies: readonly CaseStudySummary[] }) {
  return (
    <CaseStudyCarousel
      studies={studies}
      {...studyFilters.agenticAi}
      tone="sand"
      eyebrow={stories.eyebrow}
      title={stories.title}
      lead={stories.lead(studies.length)}
    />
  );
}
