import { pageTitle } from '../../seo/service-metadata.ts';
import { definePage } from '../define-page.ts';

export const page = definePage({
  id: 'not-found',
  path: '*',
  load: () => import('./NotFoundPage.tsx'),
  metadata: () => ({ title: pageTitle('Page Not Found') }),
});
