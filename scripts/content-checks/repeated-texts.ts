import { sameValues } from '../../src/content/compiler/content-folders.ts';
import type { Article } from '../../src/content/model/article-schema.ts';
import type { CaseStudy } from '../../src/content/model/case-study-schema.ts';
import type { MarkdownPage } from '../../src/content/model/page-schema.ts';

interface TitledContent {
  caseStudies: readonly Pick<CaseStudy, 'slug' | 'title' | 'shortDescription'>[];
  articles: readonly Pick<Article, 'id' | 'title' | 'excerpt'>[];
  pages: readonly Pick<MarkdownPage, 'path' | 'title' | 'lead'>[];
}

/** A line for each title and summary of another study, article or page, from which it may be copied. */
export function repeatedTexts({ caseStudies, articles, pages }: TitledContent): string[] {
  const texts = [
    ...caseStudies.map(({ slug, title, shortDescription }) => ({
      path: `content/case-studies/${slug}.yaml`,
      title,
      summary: shortDescription,
    })),
    ...articles.map(({ id, title, excerpt }) => ({
      path: `content/articles/${id}.md`,
      title,
      summary: excerpt,
    })),
    ...pages.map(({ path, title, lead }) => ({
      path: `content/pages${decodeURI(path)}.md`,
      title,
      summary: lead,
    })),
  ];
  return (['title', 'summary'] as const).flatMap((field) =>
    sameValues(texts, field, (each) => each[field]),
  );
}
