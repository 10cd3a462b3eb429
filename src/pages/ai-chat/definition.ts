import { serviceContent } from '../../content/selections/summaries.ts';
import { serviceMetadata } from '../../seo/page-metadata.ts';
import { serviceStructuredData } from '../../seo/structured-data.ts';
import { definePage } from '../define-page.ts';

export const definition = definePage({
  selectData: (content) => serviceContent(content, 'ai-chat'),
  metadata: () => serviceMetadata('ai-chat'),
  structuredData: (_data, metadata) => serviceStructuredData('ai-chat', metadata),
});
