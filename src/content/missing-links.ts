import { paths } from '../paths.ts';
import type { Content } from './content.ts';

/**
 * The studies and articles that an article links to and that aren't there, as `<content file>: <link>`;
 * the build stops on them.
 */
export function missingLinks({
  caseStudies,
  articles,
}: Pick<Content, 'caseStudies' | 'articles'>): string[] {
  const present = new Set([
    ...caseStudies.map(({ slug }) => paths.caseStudy(slug)),
    ...articles.map(({ id }) => paths.insight(id)),
  ]);
  const isContent = (path: string) =>
    path.startsWith(paths.caseStudy('')) || path.startsWith(paths.insight(''));
  return articles.flatMap(({ id, content }) =>
    [...content.matchAll(/href="(\/[^"?#]*)/g)]
      .map(([, path = '']) => path)
      .filter((path) => isContent(path) && !present.has(path))
      .map((path) => `src/content/articles/${id}.md: links to ${path}, which is not there`),
  );
}
