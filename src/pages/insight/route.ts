import type { Article, ArticleSummary } from '../../content/article-schema.ts';
import { toArticleSummary } from '../../content/article-summaries.ts';
import { following } from '../../content/following.ts';
import { paths } from '../../paths.ts';
import { pageTitle } from '../../seo/page-title.ts';
import { shareableImage } from '../../seo/shareable-image.ts';
import { articleStructuredData } from '../../seo/structured-data.ts';
import { definePage } from '../define-page.ts';

interface Data {
  article: Article;
  more: ArticleSummary[];
}

/** Articles offered at the end of an article. */
const MORE_ARTICLES = 3;

export const page = definePage<Data | null>({
  id: 'insight',
  path: paths.insight(':insightId'),
  load: () => import('./InsightPage.tsx'),
  loader({ articles, articleById }, { insightId = '' }) {
    const article = articleById.get(insightId);
    if (!article) return null;
    return { article, more: following(articles, article, MORE_ARTICLES).map(toArticleSummary) };
  },
  addresses: ({ articles }) => articles.map(({ id }) => paths.insight(id)),
  metadata(data) {
    if (!data) return { title: pageTitle('Article Not Found', ' Insights') };
    const { title, excerpt, author, imageUrl, shareImage } = data.article;
    return {
      title: pageTitle(title, ' Insights'),
      description: excerpt,
      author,
      image_url: shareImage ?? shareableImage(imageUrl),
    };
  },
  structuredData: (data, metadata) => (data ? articleStructuredData(data.article, metadata) : []),
});
