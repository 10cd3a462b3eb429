import type { StudiesData } from '../../content/page-data-types.ts';
import { studyFilters } from '../../content/study-filters.ts';
import { CaseStudyCarousel } from '../../sections/CaseStudyCarousel.tsx';

/** Studies with the tags e-commerce, retail and shopify (SPEC.md 2). */
export function SuccessStories({ studies }: StudiesData) {
  return (
    <CaseStudyCarousel
      studies={studies}
      {...studyFilters.shopify}
      number="03"
      eyebrow="Recent work"
      title="Shopify Success Stories"
      lead="What the shop sold before, what we changed, and what the till said afterwards."
    />
  );
}
