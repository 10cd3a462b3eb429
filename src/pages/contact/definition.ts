import { offices } from '../../content/company/office-details.ts';
import { mainPageTitle } from '../../content/navigation/page-titles.ts';
import { paths } from '../../paths.ts';
import { pageTitle } from '../../seo/page-metadata.ts';
import { officesStructuredData } from '../../seo/office-structured-data.ts';
import { definePage } from '../define-page.ts';

export const definition = definePage({
  metadata: () => ({ title: pageTitle(mainPageTitle(paths.contact)) }),
  structuredData: (_data, metadata) => officesStructuredData(offices, metadata),
});
