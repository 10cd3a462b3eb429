import { serviceContent } from '../../content/selections/summaries.ts';
import { paths } from '../../paths.ts';
import { serviceMetadata } from '../../seo/page-metadata.ts';
import { serviceStructuredData } from '../../seo/structured-data.ts';
import { definePage } from '../define-page.ts';

export const definition = definePage({
  selectData: (content) => serviceContent(content, paths.webApps),
  metadata: () => serviceMetadata(paths.webApps),
  structuredData: (_data, metadata) => serviceStructuredData(paths.webApps, metadata),
});
