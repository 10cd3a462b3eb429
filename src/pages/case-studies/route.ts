import { toListing } from '../../content/study-summaries.ts';
import { paths } from '../../paths.ts';
import { pageTitle } from '../../seo/page-title.ts';
import { definePage } from '../define-page.ts';

export const page = definePage({
  id: 'case-studies',
  path: paths.caseStudies,
  load: () => import('./CaseStudiesPage.tsx'),
  loader: ({ caseStudies }) => ({ studies: caseStudies.map(toListing) }),
  metadata: () => ({ title: pageTitle('Case Studies') }),
});
