import type { CaseStudy, MeasuredStudy } from '../../content/model/case-study-schema.ts';
import { filmOf } from '../../content/company/pictures.ts';
import { imageOf, leadingStudies, toMeasured } from '../../content/selections/summaries.ts';
import { homeStructuredData } from '../../seo/structured-data.ts';
import { definePage } from '../define-page.ts';
import { differentiatorsOf } from './differentiators.ts';

/** The studies whose results the page shows: three, and another one on its first screen. */
function measuredStudies(caseStudies: readonly CaseStudy[]) {
  const leading = leadingStudies(caseStudies, 3);
  const featured = caseStudies.find((study) => !leading.includes(study));
  return {
    featured: featured ? withScreenshot(featured) : null,
    results: leading.map(toMeasured),
  };
}

/** With its first desktop screenshot, whose right end fits into the hero, if it has one. */
function withScreenshot(study: CaseStudy): MeasuredStudy {
  const screenshot = study.images.find(({ screen }) => screen === 'desktop');
  return { ...toMeasured(study), ...(screenshot && { image: imageOf(screenshot) }) };
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
