import { studyFilters } from '../../content/study-filters.ts';
import { filteredStudies } from '../../content/study-summaries.ts';
import { paths } from '../../paths.ts';
import { serviceMetadata } from '../../seo/service-metadata.ts';
import { serviceStructuredData } from '../../seo/structured-data.ts';
import { definePage } from '../define-page.ts';

export const page = definePage({
  id: 'web-apps',
  path: paths.webApps,
  load: () => import('./WebAppsPage.tsx'),
  loader: (content) => filteredStudies(content, studyFilters.webApps),
  metadata: () => serviceMetadata(paths.webApps),
  structuredData: (_data, metadata) => serviceStructuredData(paths.webApps, metadata),
});
