import { paths } from '../../paths.ts';
import { serviceMetadata } from '../../seo/service-metadata.ts';
import { serviceStructuredData } from '../../seo/structured-data.ts';
import { definePage } from '../define-page.ts';

export const page = definePage({
  id: 'agile-teams',
  path: paths.agileTeams,
  load: () => import('./AgileTeamsPage.tsx'),
  metadata: () => serviceMetadata(paths.agileTeams),
  structuredData: (_data, metadata) => serviceStructuredData(paths.agileTeams, metadata),
});
