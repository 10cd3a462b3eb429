import { leadingCities } from '../../content/company/offices.ts';
import { leadingStudies, toListing } from '../../content/selections/summaries.ts';
import { pageTitle } from '../../seo/page-metadata.ts';
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
  metadata: () => ({ title: pageTitle(`AI & Software Company, ${leadingCities}`) }),
  structuredData: (_data, metadata) => homeStructuredData(metadata),
});
