import { pageTitle } from '../../seo/page-metadata.ts';
import { definePage } from '../define-page.ts';
import { typeParameter } from './parameter.ts';

export const definition = definePage({
  metadata: () => ({ title: pageTitle('Thank You') }),
  parameter: typeParameter,
  isInSitemap: () => false,
});
