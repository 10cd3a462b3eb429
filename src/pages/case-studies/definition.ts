import { sampleStudiesPrefix } from '../../content/words/samples.ts';
import { siteConfig } from '../../content/site.ts';
import { toListing, toStudyRow } from '../../content/selections/summaries.ts';
import { mainPageTitles } from '../../content/navigation/page-titles.ts';
import { paths } from '../../paths.ts';
import { pageTitle } from '../../seo/page-metadata.ts';
import { listStructuredData } from '../../seo/structured-data.ts';
import { definePage } from '../define-page.ts';

/** A card has 4 kB, so two hundred of them would make 800. The other studies are rows. */
const CARDS = 30;

const describe = (allHaveSetback: boolean) =>
  `Software, AI and Shopify projects: what was slow before, what we built,${
    allHaveSetback ? ' what went wrong on the way,' : ''
  } and the results of each.`;

export const definition = definePage({
  selectData: ({ caseStudies }) => ({
    studies: caseStudies.slice(0, CARDS).map(toListing),
    more: caseStudies.slice(CARDS).map(toStudyRow),
    allHaveSetback: caseStudies.every(({ setback }) => setback),
  }),
  metadata: ({ allHaveSetback }) => ({
    title: pageTitle(mainPageTitles[paths.caseStudies]),
    description: `${siteConfig.sampleContent ? `${sampleStudiesPrefix} ` : ''}${describe(allHaveSetback)}`,
  }),
  structuredData: ({ studies, more }, metadata) =>
    listStructuredData(
      [...studies, ...more].map(({ title, slug }) => ({
        name: title,
        path: paths.caseStudy(slug),
      })),
      metadata,
    ),
});
