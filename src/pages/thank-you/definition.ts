import { mainPageTitle } from '../../content/navigation/page-titles.ts';
import { paths } from '../../paths.ts';
import { pageTitle } from '../../seo/page-metadata.ts';
import { definePage } from '../define-page.ts';
import { typeParameter } from './parameter.ts';

export const definition = definePage({
  metadata: () => ({ title: pageTitle(mainPageTitle(paths.thankYou)) }),
  parameter: typeParameter,
  isInSitemap: () => false,
});
