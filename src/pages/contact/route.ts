import { paths } from '../../paths.ts';
import { pageTitle } from '../../seo/page-title.ts';
import { definePage } from '../define-page.ts';

export const page = definePage({
  id: 'contact',
  path: paths.contact,
  load: () => import('./ContactPage.tsx'),
  metadata: () => ({ title: pageTitle('Contact Us') }),
});
