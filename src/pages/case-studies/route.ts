import { toListing } from '../../content/records/study-summaries.ts';
import { paths } from '../../paths.ts';
import { pageTitle } from '../../seo/page-metadata.ts';
import { listStructuredData } from '../../seo/structured-data.ts';
import { definePage } from '../define-page.ts';

export const page = definePage({
  id: 'case-studies',
  path: paths.caseStudies,
  importPage: () => import('./CaseStudiesPage.tsx'),
  selectData: ({ caseStudies }) => ({ studies: caseStudies.map(toListing) }),
  metadata: () => ({ title: pageTitle('Case Studies') }),
  structuredData: ({ studies }, metadata) =>
    listStructuredData(
      studies.map(({ title, slug, sample }) => ({
        name: title,
        path: paths.caseStudy(slug),
        sample,
      })),
      metadata,
    ),
});
