import type { Article } from './article-schema.ts';
import type { CaseStudy } from './case-study-schema.ts';
import type { MarkdownPage } from './page-schema.ts';
import { isoDate } from '../words/calendar-date.ts';

/** What the folders of studies, articles and pages contain. */
export interface Collections {
  caseStudies: CaseStudy[];
  articles: Article[];
  pages: MarkdownPage[];
}

/** The collections, and maps of studies by slug and of articles by id. */
export interface Content extends Collections {
  caseStudyBySlug: ReadonlyMap<string, CaseStudy>;
  articleById: ReadonlyMap<string, Article>;
}

/** Adds the maps to the collections. */
export function toContent({ caseStudies, articles, pages }: Collections): Content {
  return {
    caseStudies,
    articles,
    pages,
    caseStudyBySlug: new Map(caseStudies.map((study) => [study.slug, study])),
    articleById: new Map(articles.map((article) => [article.id, article])),
  };
}

/** The `count` items after this one, wrapping around at the end. */
export function following<T>(items: readonly T[], item: T, count: number): T[] {
  const at = items.indexOf(item);
  return Array.from(
    { length: Math.min(count, items.length - 1) },
    (_, index) => items[(at + 1 + index) % items.length]!,
  );
}

/**
 * The content that is public on a day: without articles of a later date.
 *
 * @param today like `2026-11-23`
 */
export function publishedContent(content: Content, today: string): Content {
  if (last?.content !== content || last.today !== today) {
    const { caseStudies, pages } = content;
    const articles = content.articles.filter(({ date }) => isoDate(date)! <= today);
    const published = toContent({ caseStudies, articles, pages });
    last = { content, today, published };
  }
  return last.published;
}

/** Kept, because every page asks for the same day. */
let last: { content: Content; today: string; published: Content } | undefined;

export const withoutDrafts = ({ caseStudies, articles, pages }: Content): Content =>
  toContent({
    caseStudies: caseStudies.filter(({ draft }) => !draft),
    articles: articles.filter(({ draft }) => !draft),
    pages,
  });

/** Whether it includes drafts (SHOW_DRAFTS). */
export const hasDrafts = ({
  caseStudies,
  articles,
}: Pick<Collections, 'caseStudies' | 'articles'>): boolean =>
  [...caseStudies, ...articles].some(({ draft }) => draft);
