import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { basename, extname, join, relative } from 'node:path';
import { contactPeople } from '../company/contact-people.ts';
import { developers } from '../developers/developers.ts';
import { type Article, articleFrontMatterSchema } from '../records/article-schema.ts';
import { studyImages } from '../records/case-study-images.ts';
import { type CaseStudy, caseStudyFileSchema } from '../records/case-study-schema.ts';
import { type Content, toContent } from '../records/content.ts';
import { isoDate } from '../words/calendar-date.ts';
import { articleHtml, readTime } from './article-html.ts';
import { ContentError, linesIn, stopAt } from './content-error.ts';
import { decode, parseRecord, parseYaml, splitFrontMatter } from './content-files.ts';

/**
 * Reads and validates `<dir>/case-studies/*.yaml` and `<dir>/articles/*.md`, and adds pictures to studies and HTML
 * to articles. Studies are sorted by `order`, articles by date, the newest first. Runs at build and in development.
 *
 * @param publicDir the folder of the share images
 * @throws ContentError with the problems of all files
 */
export function compileContent(dir: string, publicDir = 'public'): Content {
  const problems: string[] = [];
  const share = (address: string) =>
    existsSync(join(publicDir, address)) ? { shareImage: address } : {};
  const studies = readAll(join(dir, 'case-studies'), '.yaml', readStudy, problems);
  const articles = readAll(join(dir, 'articles'), '.md', readArticle, problems);
  problems.push(
    ...sameValues(studies, 'order', ({ record }) => record.order),
    ...sameValues(articles, 'feedId', ({ id, record }) => record.feedId ?? id),
  );
  stopAt(problems);
  return toContent({
    caseStudies: studies
      .map(({ id, record }): CaseStudy => {
        const pictures = studyImages(id, record);
        return {
          ...share(`/art/share/case-studies/${id}.png`),
          ...record,
          ...pictures,
          id,
          slug: id,
        };
      })
      .sort((a, b) => a.order - b.order),
    articles: articles
      .map(({ id, record }): Article => {
        const imageUrl = { src: `/art/articles/${id}/hero`, width: 1920, height: 1080 };
        const profile = profileOf(record.author);
        return {
          ...share(`/art/share/insights/${id}.png`),
          ...(profile && { profile }),
          imageUrl,
          ...record,
          id,
        };
      })
      .sort((a, b) => isoDate(b.date)!.localeCompare(isoDate(a.date)!) || a.id.localeCompare(b.id)),
  });
}

function profileOf(author: string): Article['profile'] {
  const developer = developers.find(({ name }) => name === author);
  if (!developer) return undefined;
  const { title, avatar } = developer;
  return { title, ...(avatar && { avatar }) };
}

interface Entry<T> {
  id: string;
  path: string;
  record: T;
}

/**
 * The records of a folder's files, which are sorted by name, with the files' names as ids. Files with another extension
 * and folders have a problem, because their author expects to see them.
 *
 * @param problems gets a line for each problem
 */
function readAll<T>(
  folder: string,
  extension: '.yaml' | '.md',
  read: (text: string) => T,
  problems: string[],
): Entry<T>[] {
  const names = readdirSync(folder).filter((name) => !name.startsWith('.'));
  return names.sort().flatMap((name) => {
    const file = join(folder, name);
    const path = relative(process.cwd(), file).replaceAll('\\', '/');
    const id = basename(name, extname(name));
    if (!/^[a-z0-9]+(-[a-z0-9]+)*$/.test(id))
      problems.push(
        `${path}: the file's name becomes the address and must be lower-case-with-dashes`,
      );
    try {
      if (extname(name) === extension)
        return [{ id, path, record: read(decode(readFileSync(file))) }];
      throw new ContentError(
        `is not read: the name must end in ${extension}, in this folder itself`,
      );
    } catch (error) {
      problems.push(...linesIn(path, error));
      return [];
    }
  });
}

/** A line for each record with the value of another one before it. */
function sameValues<T>(
  entries: readonly Entry<T>[],
  field: string,
  valueOf: (entry: Entry<T>) => string | number,
): string[] {
  const taken = new Map<string | number, string>();
  return entries.flatMap((entry) => {
    const value = valueOf(entry);
    const other = taken.get(value);
    taken.set(value, entry.path);
    return other ? [`${entry.path}: ${field}: ${value} is taken by ${other}`] : [];
  });
}

const readStudy = (text: string) => parseRecord(caseStudyFileSchema, parseYaml(text));

function readArticle(text: string) {
  const { frontMatter, frontMatterLine, body, bodyLine } = splitFrontMatter(text);
  const record = parseRecord(articleFrontMatterSchema, parseYaml(frontMatter, frontMatterLine));
  const { author, authorUrl } = record;
  if (!authorUrl && ![...developers, ...contactPeople].some(({ name }) => name === author))
    throw new ContentError(
      `author: ${author} is no person of the site: add them to src/content/developers/developers.ts, or a page about them as authorUrl`,
    );
  const { html: content, sections, problems } = articleHtml(body, bodyLine);
  stopAt(problems);
  if (content === '') throw new ContentError('content: the text below the front matter is missing');
  return { ...record, content, sections, readTime: readTime(content) };
}
