import type { CaseStudy, MeasuredStudy } from '../../content/model/case-study-schema.ts';
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
    featured: featured ? withScreenshot(featured) : null,
    results: leading.map(toMeasured),
  };
}

/** With the first screenshot of its gallery, whose right end fits into the hero. */
function withScreenshot(study: CaseStudy): MeasuredStudy {
  const [screenshot] = study.images;
  const measured = toMeasured(study);
  return screenshot
    ? {
        ...measured,
        image: { src: screenshot.src, width: screenshot.width, height: screenshot.height },
      }
    : measured;
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
