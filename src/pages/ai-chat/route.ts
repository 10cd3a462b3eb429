import { studyFilters } from '../../content/study-filters.ts';
import { filteredStudies } from '../../content/study-summaries.ts';
import { paths } from '../../paths.ts';
import { serviceMetadata } from '../../seo/service-metadata.ts';
import { serviceStructuredData } from '../../seo/structured-data.ts';
import { definePage } from '../define-page.ts';

export const page = definePage({
  id: 'ai-chat',
  path: paths.aiChat,
  load: () => import('./AiChatPage.tsx'),
  loader: (content) => filteredStudies(content, studyFilters.aiChat),
  metadata: () => serviceMetadata(paths.aiChat),
  structuredData: (_data, metadata) => serviceStructuredData(paths.aiChat, metadata),
});
