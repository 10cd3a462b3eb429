import { toListing } from '../../content/records/study-summaries.ts';
import { site } from '../../content/site.ts';
import { homeStructuredData } from '../../seo/structured-data.ts';
import { definePage } from '../define-page.ts';

export const page = definePage({
  selectData({ caseStudies: [study] }) {
    const picture = study?.images[0];
    return { result: study && picture ? { study: toListing(study), picture } : null };
  },
  metadata: () => ({ title: site.defaultSeo.title }),
  structuredData: (_data, metadata) => homeStructuredData(metadata),
});
