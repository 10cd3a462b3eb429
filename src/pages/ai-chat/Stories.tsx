import type { StudiesData } from '../../content/page-data-types.ts';
import { studyFilters } from '../../content/study-filters.ts';
import { CaseStudyCarousel } from '../../sections/CaseStudyCarousel.tsx';

/** Studies with the tags ai, chat and automation (SPEC.md 2). */
export function Stories({ studies }: StudiesData) {
  return (
    <CaseStudyCarousel
      studies={studies}
      {...studyFilters.aiChat}
      number="04"
      eyebrow="In use"
      title="AI Chat Success Stories"
      lead="What changed for the desk, for the customer and for the cost, with the figures."
    />
  );
}
