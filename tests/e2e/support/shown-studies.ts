import { filterStudies, studyFilters } from '../../../src/content/records/study-filters.ts';
import { publicContent } from './public-content.ts';

/** The studies that a service page should show. */
export function shownStudies(page: keyof typeof studyFilters) {
  const { tags, limit } = studyFilters[page];
  return filterStudies(publicContent.caseStudies, tags, limit);
}
