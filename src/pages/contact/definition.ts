import { offices } from '../../content/company/office-details.ts';
import { mainPageTitles } from '../../content/navigation/page-titles.ts';
import { paths } from '../../paths.ts';
import { pageTitle } from '../../seo/page-metadata.ts';
import { officesStructuredData } from '../../seo/office-structured-data.ts';
import { definePage } from '../define-page.ts';

export const definition = definePage({
  metadata: () => ({ title: pageTitle(mainPageTitles[paths.contact]) }),
  structuredData: (_data, metadata) => officesStructuredData(offices, metadata),
});
