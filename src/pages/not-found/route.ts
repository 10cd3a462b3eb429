import { pageTitle } from '../../seo/page-metadata.ts';
import { definePage } from '../define-page.ts';

export const page = definePage({
  id: 'not-found',
  path: '*',
  importPage: () => import('./NotFoundPage.tsx'),
  metadata: () => ({ title: pageTitle('Page Not Found') }),
});
