import { pageTitle } from '../../seo/page-title.ts';
import { definePage } from '../define-page.ts';

export const page = definePage({
  id: 'not-found',
  path: '*',
  load: () => import('./NotFoundPage.tsx'),
  metadata: () => ({ title: pageTitle('Page Not Found') }),
});
