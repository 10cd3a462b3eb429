import type { CaseStudySummary } from '../../content/case-study-schema.ts';
import { studyFilters } from '../../content/study-filters.ts';
import { CaseStudyCarousel } from '../../sections/heavy-parts.ts';
import { favouriteWork } from './copy.ts';

/** Studies with the tags react, web, api and cloud, ten at most. */
export function FavouriteWork({ studies }: { studies: CaseStudySummary[] }) {
  return (
    <div id="work">
      <CaseStudyCarousel
        studies={studies}
        {...studyFilters.webApps}
        tone="sand"
        {...favouriteWork}
      />
    </div>
  );
}
