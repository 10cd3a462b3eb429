import { pageTitle } from '../../seo/page-metadata.ts';
import { definePage } from '../define-page.ts';

export const definition = definePage({
  metadata: () => ({ title: pageTitle('Page Not Found') }),
});
