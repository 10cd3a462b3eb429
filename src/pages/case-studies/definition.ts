import { sampleStudiesMark } from '../../content/words/samples.ts';
import { site } from '../../content/site.ts';
import { toListing } from '../../content/selections/summaries.ts';
import { paths } from '../../paths.ts';
import { pageTitle } from '../../seo/page-metadata.ts';
import { listStructuredData } from '../../seo/structured-data.ts';
import { definePage } from '../define-page.ts';

const description =
  'Software, AI and Shopify projects: what was slow before, what we built, what went wrong on the way, and four results of each.';

export const definition = definePage({
  selectData: ({ caseStudies }) => ({ studies: caseStudies.map(toListing) }),
  metadata: () => ({
    title: pageTitle('Case Studies'),
    description: site.sampleContent ? `${sampleStudiesMark} ${description}` : description,
  }),
  structuredData: ({ studies }, metadata) =>
    listStructuredData(
      studies.map(({ title, slug }) => ({ name: title, path: paths.caseStudy(slug) })),
      metadata,
    ),
});
