import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { navigation } from '../navigation/navigation.ts';
import { services } from '../navigation/services.ts';
import type { Article } from '../records/article-schema.ts';

interface Linked {
  articles: readonly Pick<Article, 'id' | 'content'>[];
  /** Every address of the site. */
  addresses: readonly string[];
  publicDir?: string;
}

/**
 * Links of articles, header, footer and services that lead to no page of the site, as `<content file>:
 * <link>: <remedy>`; the build stops on them. An article may link to a file in `public` too.
 */
export function missingLinks({ articles, addresses, publicDir = 'public' }: Linked): string[] {
  const present = new Set(addresses);
  const isFile = (path: string) => /\.\w+$/.test(path) && existsSync(join(publicDir, path));
  return [
    ...articles.flatMap(({ id, content }) =>
      [...content.matchAll(/<a href="(\/[^"?#]*)/g)]
        .map(([, path = '']) => path)
        .filter((path) => !present.has(path) && !isFile(path))
        .map(
          (path) =>
            `src/content/articles/${id}.md: links to ${path}, which is not there: correct the link, or take it out`,
        ),
    ),
    ...services
      .filter(({ path }) => !present.has(path))
      .map(
        ({ name, path }) =>
          `src/content/navigation/services.ts: ${name}: no page has the path ${path}: add its route to src/routes.ts, or take the service out`,
      ),
    ...navigation
      .filter(({ to }) => to.startsWith('/') && !present.has(to))
      .map(
        ({ label, to }) =>
          `src/content/navigation/navigation.ts: ${label}: no page has the path ${to}: correct it, or take the link out`,
      ),
  ];
}
