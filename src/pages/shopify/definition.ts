import { filmOf } from '../../content/company/pictures.ts';
import { serviceContent } from '../../content/selections/summaries.ts';
import { serviceMetadata } from '../../seo/page-metadata.ts';
import { serviceStructuredData } from '../../seo/structured-data.ts';
import { definePage } from '../define-page.ts';

export const definition = definePage({
  selectData: (content) => ({
    ...serviceContent(content, 'shopify'),
    film: filmOf('shopify-examples'),
  }),
  metadata: () => serviceMetadata('shopify'),
  structuredData: (_data, metadata) => serviceStructuredData('shopify', metadata),
});
