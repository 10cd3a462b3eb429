import type { CaseStudySummary } from '../../content/case-study-schema.ts';
import { studyFilters } from '../../content/study-filters.ts';
import { CaseStudyCarousel } from '../../sections/heavy-parts.ts';
import { successStories } from './copy.ts';

/** Studies with the tags e-commerce, retail and shopify. */
export function SuccessStories({ studies }: { studies: CaseStudySummary[] }) {
  return <CaseStudyCarousel studies={studies} {...studyFilters.shopify} {...successStories} />;
}
