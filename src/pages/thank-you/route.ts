import { pageTitle } from '../../seo/page-metadata.ts';
import { definePage } from '../define-page.ts';

export const page = definePage({
  id: 'thank-you',
  path: '/thank-you',
  importPage: () => import('./ThankYouPage.tsx'),
  metadata: () => ({ title: pageTitle('Thank You') }),
  parameter: { name: 'type', values: ['consultation'] },
  isInSitemap: false,
});
