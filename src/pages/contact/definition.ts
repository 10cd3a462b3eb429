import { offices } from '../../content/company/office-details.ts';
import { pageTitle } from '../../seo/page-metadata.ts';
import { officesStructuredData } from '../../seo/structured-data.ts';
import { definePage } from '../define-page.ts';

export const definition = definePage({
  metadata: () => ({ title: pageTitle('Contact Us') }),
  structuredData: (_data, metadata) => officesStructuredData(offices, metadata),
});
