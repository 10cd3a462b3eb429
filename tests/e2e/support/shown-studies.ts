import { compileContent } from '../../../src/content/compiler/compile-content.ts';
import { filterStudies, studyFilters } from '../../../src/content/records/study-filters.ts';

/** The studies that a service page has to show, by their data. */
export function shownStudies(page: keyof typeof studyFilters) {
  const { tags, limit } = studyFilters[page];
  return filterStudies(compileContent('src/content').caseStudies, tags, limit);
}
