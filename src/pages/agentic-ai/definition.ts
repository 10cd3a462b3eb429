import { filmOf } from '../../content/company/pictures.ts';
import { serviceContent } from '../../content/selections/summaries.ts';
import { serviceMetadata } from '../../seo/page-metadata.ts';
import { serviceStructuredData } from '../../seo/structured-data.ts';
import { definePage } from '../define-page.ts';
import { figures } from './figures-copy.ts';

export const definition = definePage({
  selectData: (content) => ({
    ...serviceContent(content, 'agentic-ai'),
    film: filmOf('agentic-process'),
    figures,
  }),
  metadata: () => serviceMetadata('agentic-ai'),
  structuredData: (_data, metadata) => serviceStructuredData('agentic-ai', metadata),
});
