import { toArticleSummary } from '../../content/article-summaries.ts';
import { paths } from '../../paths.ts';
import { pageTitle } from '../../seo/page-title.ts';
import { definePage } from '../define-page.ts';

export const page = definePage({
  id: 'insights',
  path: paths.insights,
  load: () => import('./InsightsPage.tsx'),
  loader: ({ articles }) => ({ articles: articles.slice(0, 1).map(toArticleSummary) }),
  metadata: () => ({ title: pageTitle('Insights & Articles') }),
});
