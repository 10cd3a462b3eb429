import { leadingStudies, toListing } from '../../content/selections/summaries.ts';
import { homeStructuredData } from '../../seo/structured-data.ts';
import { definePage } from '../define-page.ts';
import { ledger } from './ledger.ts';

export const page = definePage({
  selectData: ({ caseStudies }) => ({
    results: leadingStudies(caseStudies, 3).map((study) => ({
      study: toListing(study),
      phone: study.images.find(({ screen }) => screen === 'phone'),
    })),
    ledger: ledger(caseStudies[0]),
  }),
  // The root's record, else the site's defaults.
  metadata: () => ({}),
  structuredData: (_data, metadata) => homeStructuredData(metadata),
});
