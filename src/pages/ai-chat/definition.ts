import { serviceContent } from '../../content/selections/summaries.ts';
import { serviceMetadata } from '../../seo/page-metadata.ts';
import { serviceStructuredData } from '../../seo/structured-data.ts';
import { groupDigits } from '../../content/words/numbers.ts';
import { definePage } from '../define-page.ts';
import { messageCount } from './day.ts';

export const definition = definePage({
  selectData: (content) => ({
    ...serviceContent(content, 'ai-chat'),
    messages: groupDigits(messageCount),
  }),
  metadata: () => serviceMetadata('ai-chat'),
  structuredData: (_data, metadata) => serviceStructuredData('ai-chat', metadata),
});
