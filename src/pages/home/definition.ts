import { leadingStudies, toListing } from '../../content/selections/summaries.ts';
import { homeStructuredData } from '../../seo/structured-data.ts';
import { definePage } from '../define-page.ts';
import { ledger } from './ledger.ts';

export const page = definePage({
  selectData: ({ caseStudies }) => ({
    results: leadingStudies(caseStudies, 3).map(toListing),
    ledger: ledger(caseStudies[0]),
  }),
  // The root's record, else the site's defaults.
  metadata: () => ({}),
  structuredData: (_data, metadata) => homeStructuredData(metadata),
});
