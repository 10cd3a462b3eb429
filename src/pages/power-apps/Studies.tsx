import type { CaseStudySummary } from '../../content/case-study-schema.ts';
import { studyFilters } from '../../content/study-filters.ts';
import { CaseStudyCarousel } from '../../sections/heavy-parts.ts';
import { studies as intro } from './copy.ts';

/** Studies with the tags powerapps, microsoft and automation, five at most. */
export function Studies({ studies }: { studies: CaseStudySummary[] }) {
  return <CaseStudyCarousel studies={studies} {...studyFilters.powerApps} tone="sand" {...intro} />;
}
