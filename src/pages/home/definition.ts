import type { CaseStudy } from '../../content/model/case-study-schema.ts';
import { filmOf } from '../../content/company/pictures.ts';
import { leadingStudies, toMeasured } from '../../content/selections/summaries.ts';
import { homeStructuredData } from '../../seo/structured-data.ts';
import { definePage } from '../define-page.ts';
import { differentiatorsOf } from './differentiators.ts';

/** The studies whose results the page shows: three, and another one on its first screen. */
function measuredStudies(caseStudies: readonly CaseStudy[]) {
  const leading = leadingStudies(caseStudies, 3);
  const featured = caseStudies.find((study) => !leading.includes(study));
  return {
    featured: featured ? toMeasured(featured) : null,
    results: leading.map(toMeasured),
  };
}

export const definition = definePage({
  selectData: ({ caseStudies }) => ({
    ...measuredStudies(caseStudies),
    differentiators: differentiatorsOf(caseStudies),
    films: { hero: filmOf('hero'), process: filmOf('process') },
  }),
  // The root's record, else the site's defaults.
  metadata: () => ({}),
  structuredData: (_data, metadata) => homeStructuredData(metadata),
});
