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
    featured: featured ? withScreen(featured) : null,
    results: leading.map(toMeasured),
  };
}

/** With the first screen of its gallery, whose end has room on the first screen. */
function withScreen(study: CaseStudy): MeasuredStudy {
  const [screen] = study.images;
  const measured = toMeasured(study);
  return screen
    ? { ...measured, image: { src: screen.src, width: screen.width, height: screen.height } }
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
