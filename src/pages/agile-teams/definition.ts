import { skillCategories } from '../../content/company/skills.ts';
import { screenshotOf } from '../../content/company/pictures.ts';
import { developers } from '../../content/company/developers.ts';
import { articleFor, largestStudies } from '../../content/selections/summaries.ts';
import { serviceMetadata } from '../../seo/page-metadata.ts';
import { serviceStructuredData } from '../../seo/structured-data.ts';
import { servicePricesOf } from '../../content/selections/service-prices.ts';
import { definePage } from '../define-page.ts';

export const definition = definePage({
  selectData: ({ caseStudies, articles }) => ({
    developers,
    skillCategories,
    studies: largestStudies(caseStudies, 2),
    article: articleFor(articles, 'agile-teams'),
    screenshot: screenshotOf('agile-teams'),
    price: servicePricesOf('agile-teams'),
  }),
  metadata: () => serviceMetadata('agile-teams'),
  structuredData: (_data, metadata) => serviceStructuredData('agile-teams', metadata),
});
