import { studyFilters } from '../../../src/content/selections/study-filters.ts';
import { serviceContent } from '../../../src/content/selections/summaries.ts';
import { paths } from '../../../src/paths.ts';
import { publicContent } from './public-content.ts';

/** The studies that a service page should show, in their order. */
export const shownStudies = (page: keyof typeof studyFilters) =>
  serviceContent(publicContent, paths[page], studyFilters[page]).studies;
