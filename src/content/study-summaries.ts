import type { CaseStudy, CaseStudyListing, CaseStudySummary } from './case-study-schema.ts';
import type { Content } from './content.ts';
import { filterStudies } from './filter-studies.ts';
import type { StudyFilter } from './study-filters.ts';

/** What cards and carousels show of a study. */
export const toSummary = (study: CaseStudy): CaseStudySummary => ({
  id: study.id,
  slug: study.slug,
  title: study.title,
  shortDescription: study.shortDescription,
  industry: study.industry,
  image: study.image,
  technologies: study.technologies,
});

/** What the list of all studies shows of one. */
export const toListing = (study: CaseStudy): CaseStudyListing => ({
  ...toSummary(study),
  timeline: study.timeline,
  result: study.results[0]!,
});

/** The studies of a service page's carousel. */
export const filteredStudies = (content: Content, { tags, limit }: StudyFilter) => ({
  studies: filterStudies(content.caseStudies, tags, limit).map(toSummary),
});
