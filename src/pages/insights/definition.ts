import { toFeatured } from '../../content/selections/summaries.ts';
import { mainPageTitles } from '../../content/navigation/page-titles.ts';
import { paths } from '../../paths.ts';
import { pageTitle } from '../../seo/page-metadata.ts';
import { listStructuredData } from '../../seo/structured-data.ts';
import { definePage } from '../define-page.ts';

export const definition = definePage({
  selectData: ({ articles }) => ({ articles: articles.slice(0, 1).map(toFeatured) }),
  feed: paths.feed,
  metadata: () => ({ title: pageTitle(mainPageTitles[paths.insights]) }),
  structuredData: ({ articles }, metadata) =>
    listStructuredData(
      articles.map(({ title, id }) => ({ name: title, path: paths.insight(id) })),
      metadata,
    ),
});
