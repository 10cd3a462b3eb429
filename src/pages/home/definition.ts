import { toListing } from '../../content/records/study-summaries.ts';
import { pageTitle } from '../../seo/page-metadata.ts';
import { homeStructuredData } from '../../seo/structured-data.ts';
import { definePage } from '../define-page.ts';

export const page = definePage({
  selectData({ caseStudies: [study] }) {
    const picture = study?.images[0];
    return { result: study && picture ? { study: toListing(study), picture } : null };
  },
  metadata: () => ({ title: pageTitle('AI & Software Company, Johannesburg & Cape Town') }),
  structuredData: (_data, metadata) => homeStructuredData(metadata),
});
