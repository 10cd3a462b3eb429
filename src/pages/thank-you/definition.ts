import { pageTitle } from '../../seo/page-metadata.ts';
import { definePage } from '../define-page.ts';
import { type } from './type.ts';

export const definition = definePage({
  metadata: () => ({ title: pageTitle('Thank You') }),
  parameter: type,
  isInSitemap: () => false,
});
