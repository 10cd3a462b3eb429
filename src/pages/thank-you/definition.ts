import { mainPageTitles } from '../../content/navigation/page-titles.ts';
import { paths } from '../../paths.ts';
import { pageTitle } from '../../seo/page-metadata.ts';
import { definePage } from '../define-page.ts';
import { typeParameter } from './parameter.ts';

export const definition = definePage({
  metadata: () => ({ title: pageTitle(mainPageTitles[paths.thankYou]) }),
  parameter: typeParameter,
  isInSitemap: () => false,
});
