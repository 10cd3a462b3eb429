import type { StudiesData } from '../../content/page-data-types.ts';
import { studyFilters } from '../../content/study-filters.ts';
import { CaseStudyCarousel } from '../../sections/CaseStudyCarousel.tsx';

/** Studies with the tags powerapps, microsoft and automation, five at most (SPEC.md 2). */
export function Studies({ studies }: StudiesData) {
  return (
    <CaseStudyCarousel
      studies={studies}
      {...studyFilters.powerApps}
      tone="sand"
      number="05"
      eyebrow="In use"
      title="Apps that people asked to keep"
      lead="A bank, a building society, an insurer, a seller of service plans, a trading desk: what each of them replaced, and what it gave back."
    />
  );
}
