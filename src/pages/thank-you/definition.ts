import { pageTitle } from '../../seo/page-metadata.ts';
import { definePage } from '../define-page.ts';

export const page = definePage({
  metadata: () => ({ title: pageTitle('Thank You') }),
  parameter: { name: 'type', values: ['consultation'] },
  isInSitemap: false,
});
