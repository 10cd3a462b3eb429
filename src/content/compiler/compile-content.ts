import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { contactPeople } from '../company/contact-people.ts';
import { developers } from '../company/developers.ts';
import { prices } from '../company/prices.ts';
import { services } from '../navigation/services.ts';
import { type Article, articleFrontMatterSchema } from '../model/article-schema.ts';
import { studyImages } from '../model/case-study-images.ts';
import { type CaseStudy, caseStudyFileSchema } from '../model/case-study-schema.ts';
import { type Content, toContent } from '../model/content.ts';
import type { MarkdownPage } from '../model/page-schema.ts';
import { isoDate } from '../words/calendar-date.ts';
import { articleHtml, readTime } from './article-html.ts';
import { ContentError, problemsIn, throwIfAny } from './content-error.ts';
import { splitFrontMatter } from './content-files.ts';
import { readAll, sameValues } from './content-folders.ts';
import { readPages } from './page-files.ts';
import { parseYaml } from './parse-yaml.ts';

/**
 * Reads and validates `<dir>/case-studies/*.yaml`, `<dir>/articles/*.md` and `<dir>/pages`, at build and in
 * development. Adds pictures to studies and HTML to articles and pages. Sorts studies by `order`, articles by date,
 * the newest first.
 *
 * @param publicDir the folder of the share images
 * @param otherProblems the problems of other files, for the same message
 * @throws ContentError with the problems of all files
 */
export function compileContent(
  dir: string,
  publicDir = 'public',
  otherProblems: readonly string[] = [],
): Content {
  const problems = [...otherProblems];
  const share = (address: string) =>
    existsSync(join(publicDir, address)) ? { shareImage: address } : {};
  const studies = readAll(join(dir, 'case-studies'), '.yaml', readStudy, problems);
  const articles = readAll(join(dir, 'articles'), '.md', readArticle, problems);
  const pages = compilePages(dir, problems);
  problems.push(
    ...sameValues(studies, 'order', ({ data }) => data.order),
    ...sameValues(articles, 'feedId', ({ id, data }) => data.feedId ?? id),
  );
  throwIfAny(problems);
  return toContent({
    caseStudies: studies
      .map(({ id, data }): CaseStudy => {
        const pictures = studyImages(id, data);
        return {
          ...share(`/art/share/case-studies/${id}.png`),
          ...data,
          ...pictures,
          id,
          slug: id,
        };
      })
      .sort((a, b) => a.order - b.order),
    articles: articles
      .map(({ id, data }): Article => {
        const imageUrl = { src: `/art/articles/${id}/hero`, width: 1920, height: 1080 };
        const profile = profileOf(data.author);
        return {
          ...share(`/art/share/insights/${id}.png`),
          ...(profile && { profile }),
          imageUrl,
          ...data,
          id,
        };
      })
      .sort((a, b) => isoDate(b.date)!.localeCompare(isoDate(a.date)!) || a.id.localeCompare(b.id)),
    pages,
  });
}

const people = [...developers, ...contactPeople];

function profileOf(author: string): Article['profile'] {
  const person = people.find(({ name }) => name === author);
  if (!person) return undefined;
  const { title, avatar } = person;
  return { title, ...(avatar && { avatar }) };
}

const readStudy = (text: string) => parseYaml(caseStudyFileSchema, text);

function readArticle(text: string) {
  const { frontMatter, frontMatterLine, body, bodyLine } = splitFrontMatter(text);
  const data = parseYaml(articleFrontMatterSchema, frontMatter, { line: frontMatterLine });
  const { author, authorUrl } = data;
  if (!authorUrl && !people.some(({ name }) => name === author))
    throw new ContentError(
      `author: ${author} is not one of the site’s people: add them to content/people, or a page about them as authorUrl`,
    );
  const { content, sections } = compileBody(body, bodyLine);
  return {
    ...data,
    content,
    sections,
    readTime: readTime(content),
    services: services.filter(({ path }) => content.includes(`href="${path}"`)).map(({ id }) => id),
  };
}

function compileBody(body: string, bodyLine: number) {
  const { html: content, sections, problems } = articleHtml(body, bodyLine);
  throwIfAny(problems);
  if (content === '') throw new ContentError('content: the text below the front matter is missing');
  return { content, sections };
}

/** @param problems gets a line for each problem of a page's text and price; others are thrown */
function compilePages(dir: string, problems: string[]): MarkdownPage[] {
  return readPages(dir).flatMap(({ file, path, data, body, bodyLine }) => {
    try {
      const { price } = data;
      if (price !== undefined && !Object.hasOwn(prices, price))
        throw new ContentError(
          `price: content/prices.yaml has no ${price}: correct it, or remove the line`,
        );
      return [{ ...data, path, ...compileBody(body, bodyLine) }];
    } catch (error) {
      problems.push(...problemsIn(file, error));
      return [];
    }
  });
}
