import { site } from '../../content/site.ts';
import { paths } from '../../paths.ts';
import { homeStructuredData } from '../../seo/structured-data.ts';
import { definePage } from '../define-page.ts';

export const page = definePage({
  id: 'home',
  path: paths.home,
  load: () => import('./HomePage.tsx'),
  metadata: () => ({ title: site.defaultSeo.title }),
  structuredData: (_data, metadata) => homeStructuredData(metadata),
});
