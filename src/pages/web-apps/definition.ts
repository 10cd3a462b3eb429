import { filmOf } from '../../content/company/pictures.ts';
import { serviceContent } from '../../content/selections/summaries.ts';
import { serviceMetadata } from '../../seo/page-metadata.ts';
import { serviceStructuredData } from '../../seo/structured-data.ts';
import { definePage } from '../define-page.ts';

export const definition = definePage({
  selectData: (content) => ({
    ...serviceContent(content, 'web-apps'),
    films: { bespoke: filmOf('web-apps-bespoke'), stack: filmOf('web-apps-stack') },
  }),
  metadata: () => serviceMetadata('web-apps'),
  structuredData: (_data, metadata) => serviceStructuredData('web-apps', metadata),
});
