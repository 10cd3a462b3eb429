import { studyFilters } from '../../content/records/study-filters.ts';
import { serviceContent } from '../../content/records/study-summaries.ts';
import { paths } from '../../paths.ts';
import { serviceMetadata } from '../../seo/service-metadata.ts';
import { serviceStructuredData } from '../../seo/structured-data.ts';
import { definePage } from '../define-page.ts';

export const page = definePage({
  id: 'ai-chat',
  path: paths.aiChat,
  load: () => import('./AiChatPage.tsx'),
  loader: (content) => serviceContent(content, paths.aiChat, studyFilters.aiChat),
  metadata: () => serviceMetadata(paths.aiChat),
  structuredData: (_data, metadata) => serviceStructuredData(paths.aiChat, metadata),
});
