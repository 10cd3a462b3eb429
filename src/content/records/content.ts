import type { Article } from './article-schema.ts';
import type { CaseStudy } from './case-study-schema.ts';

/** The collections as the build writes them to dist/content/content.json. */
export interface ContentFile {
  caseStudies: CaseStudy[];
  articles: Article[];
}

/** The collections in their order, and each record by the last part of its address. */
export interface Content extends ContentFile {
  caseStudyBySlug: ReadonlyMap<string, CaseStudy>;
  articleById: ReadonlyMap<string, Article>;
}

/** Collections in, the same with their look-up maps out. Copies nothing. */
export function toContent({ caseStudies, articles }: ContentFile): Content {
  return {
    caseStudies,
    articles,
    caseStudyBySlug: new Map(caseStudies.map((study) => [study.slug, study])),
    articleById: new Map(articles.map((article) => [article.id, article])),
  };
}

/** The `count` records after this one, from the start again after the last, never itself. */
export function following<T>(records: readonly T[], record: T, count: number): T[] {
  const at = records.indexOf(record);
  return [...records.slice(at + 1), ...records.slice(0, at)].slice(0, count);
}
