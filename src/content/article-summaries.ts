import type { Article, ArticleSummary } from './article-schema.ts';

/** What cards show of an article. */
export function toArticleSummary(article: Article): ArticleSummary {
  const { content: _content, closing: _closing, ...summary } = article;
  return summary;
}
