import { serviceContent } from '../../content/selections/summaries.ts';
import { serviceMetadata } from '../../seo/page-metadata.ts';
import { serviceStructuredData } from '../../seo/structured-data.ts';
import { definePage } from '../define-page.ts';

export const definition = definePage({
  selectData: (content) => serviceContent(content, 'power-apps'),
  metadata: () => serviceMetadata('power-apps'),
  structuredData: (_data, metadata) => serviceStructuredData('power-apps', metadata),
});
