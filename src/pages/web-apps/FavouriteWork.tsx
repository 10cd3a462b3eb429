import type { StudiesData } from '../../content/page-data-types.ts';
import { studyFilters } from '../../content/study-filters.ts';
import { CaseStudyCarousel } from '../../sections/CaseStudyCarousel.tsx';

/** Studies with the tags react, web, api and cloud, ten at most. */
export function FavouriteWork({ studies }: StudiesData) {
  return (
    <div id="work">
      <CaseStudyCarousel
        studies={studies}
        {...studyFilters.webApps}
        tone="sand"
        number="02"
        eyebrow="Recent work"
        title="Some of our favourite work"
        lead="Portals, shops and apps that people use at a till, in a depot or on a sofa."
      />
    </div>
  );
}
