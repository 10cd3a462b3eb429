import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Article } from '../../content/model/article-schema.ts';
import type { Collections } from '../../content/model/content.ts';

/** Studies, articles and pages, without the texts of the articles. */
const CONTENT_FILE = 'content.json';
/** The texts of the articles, concatenated, in UTF-8. */
const TEXTS_FILE = 'texts.html';

interface StoredArticle extends Omit<Article, 'content'> {
  /** Where its text begins in the file, and where it ends, in bytes. */
  range: [number, number];
}

interface Stored extends Omit<Collections, 'articles'> {
  articles: StoredArticle[];
}

/** Writes the content of a build into a folder. */
export async function storeContent(
  folder: string,
  { caseStudies, articles, pages }: Collections,
): Promise<void> {
  let end = 0;
  const texts = articles.map(({ content }) => Buffer.from(content));
  const stored: Stored = {
    caseStudies,
    pages,
    articles: articles.map(({ content: _content, ...article }, index) => {
      const start = end;
      end += texts[index]!.length;
      return { ...article, range: [start, end] };
    }),
  };
  await mkdir(folder, { recursive: true });
  await writeFile(join(folder, CONTENT_FILE), JSON.stringify(stored));
  await writeFile(join(folder, TEXTS_FILE), texts);
}

/**
 * Reads the content of a build. An article's text becomes a string each time it is asked for: a thousand strings would
 * need three times the memory of their bytes.
 *
 * @throws when a file is missing
 */
export async function readContent(folder: string): Promise<Collections> {
  const [collections, texts] = await Promise.all([
    readFile(join(folder, CONTENT_FILE), 'utf8'),
    readFile(join(folder, TEXTS_FILE)),
  ]);
  const { caseStudies, articles, pages } = JSON.parse(collections) as Stored;
  return {
    caseStudies,
    pages,
    articles: articles.map(({ range: [start, end], ...article }) => ({
      ...article,
      get content() {
        return texts.toString('utf8', start, end);
      },
    })),
  };
}
