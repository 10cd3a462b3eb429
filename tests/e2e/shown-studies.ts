import { compileContent } from '../../src/content/compile-content.ts';
import { filterStudies } from '../../src/content/filter-studies.ts';
import { studyFilters } from '../../src/content/study-filters.ts';

/** The studies that a service page has to show, by their data. */
export function shownStudies(page: keyof typeof studyFilters) {
  const { tags, limit } = studyFilters[page];
  return filterStudies(compileContent('src/content').caseStudies, tags, limit);
}
