import type { Service } from '../../content/navigation/services.ts';
import type { Article, ArticleSummary } from '../../content/model/article-schema.ts';
import { following } from '../../content/model/content.ts';
import { serviceOf, toArticleSummary } from '../../content/selections/summaries.ts';
import { articleBreadcrumbs } from '../../content/navigation/navigation.ts';
import { lastChange } from '../../content/words/calendar-date.ts';
import { paths } from '../../paths.ts';
import { pageTitle, shareableImage } from '../../seo/page-metadata.ts';
import { articleStructuredData } from '../../seo/article-structured-data.ts';
import { definePage } from '../define-page.ts';

interface Data {
  article: Article;
  more: ArticleSummary[];
  /** The targets of its call to action besides the consultation. */
  service: Service | null;
}

/** Articles offered at the end of an article. */
const MORE_ARTICLES = 3;

export const definition = definePage<Data | null>({
  selectData({ articles, articleById }, { insightId = '' }) {
    const article = articleById.get(insightId);
    if (!article) return null;
    return {
      article,
      more: following(articles, article, MORE_ARTICLES).map(toArticleSummary),
      service: serviceOf(article) ?? null,
    };
  },
  addresses: ({ articles }) => articles.map(({ id }) => paths.insight(id)),
  feed: paths.feed,
  lastModified: (data) => (data ? lastChange(data.article) : undefined),
  breadcrumbs: ({ article }) => articleBreadcrumbs(article),
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
