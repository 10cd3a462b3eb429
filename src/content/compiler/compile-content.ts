import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { contactPeople } from '../company/contact-people.ts';
import { developers } from '../developers/developers.ts';
import { type Article, articleFrontMatterSchema } from '../records/article-schema.ts';
import { studyImages } from '../records/case-study-images.ts';
import { type CaseStudy, caseStudyFileSchema } from '../records/case-study-schema.ts';
import { type Content, toContent } from '../records/content.ts';
import { isoDate } from '../words/calendar-date.ts';
import { articleHtml, readTime } from './article-html.ts';
import { stopAt } from './content-error.ts';
import {
  parseRecord,
  parseYaml,
  type Parsed,
  readFolder,
  splitFrontMatter,
} from './content-files.ts';

/**
 * Reads and validates `<dir>/case-studies/*.yaml` and `<dir>/articles/*.md`, and adds pictures to studies and HTML
 * to articles. Studies are sorted by `order`, articles by date, the newest first. Runs at build and in development.
 *
 * @param publicDir the folder of the share images
 * @throws a ContentError that lists each invalid file with its fields
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

/** The records of a folder, with their files' names as ids. Adds a line to `problems` for each invalid file. */
function readAll<T>(
  folder: string,
  extension: '.yaml' | '.md',
  read: (text: string) => Parsed<T>,
  problems: string[],
): Entry<T>[] {
  return readFolder(folder, extension).flatMap((file) => {
    const result = 'problems' in file.text ? file.text : read(file.text.record);
    const wrong = 'problems' in result ? [...result.problems] : [];
    if (!/^[a-z0-9]+(-[a-z0-9]+)*$/.test(file.stem)) {
      wrong.unshift(`the file's name becomes the address and must be lower-case-with-dashes`);
    }
    if (wrong.length > 0) problems.push(`${file.path}: ${wrong.join('; ')}`);
    return 'record' in result ? [{ id: file.stem, path: file.path, record: result.record }] : [];
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

function readStudy(text: string) {
  const yaml = parseYaml(text);
  return 'problems' in yaml ? yaml : parseRecord(caseStudyFileSchema, yaml.record);
}

function readArticle(
  text: string,
): Parsed<Omit<Article, 'id' | 'imageUrl'> & Partial<Pick<Article, 'imageUrl'>>> {
  const parts = splitFrontMatter(text);
  if (!parts) return { problems: ['front matter between two --- lines is missing'] };
  const yaml = parseYaml(parts.frontMatter, parts.frontMatterLine);
  if ('problems' in yaml) return yaml;
  const result = parseRecord(articleFrontMatterSchema, yaml.record);
  if ('problems' in result) return result;
  const { author, authorUrl } = result.record;
  if (!authorUrl && ![...developers, ...contactPeople].some(({ name }) => name === author)) {
    const people = 'src/content/developers/developers.ts';
    return {
      problems: [
        `author: ${author} is no person of the site: add them to ${people}, or a page about them as authorUrl`,
      ],
    };
  }
  const { html: content, sections, problems } = articleHtml(parts.body, parts.bodyLine);
  if (problems.length > 0) return { problems };
  if (content === '') return { problems: ['content: the text below the front matter is missing'] };
  return { record: { ...result.record, content, sections, readTime: readTime(content) } };
}
