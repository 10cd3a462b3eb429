import { existsSync } from 'node:fs';
import { extname, join } from 'node:path';
import { articleHtml } from './article-html.ts';
import { articleFrontMatterSchema, type Article } from './article-schema.ts';
import { caseStudyImages, type StudyImages } from './case-study-images.ts';
import { caseStudySchema, type CaseStudy } from './case-study-schema.ts';
import { toContent, type Content } from './content.ts';
import {
  ContentError,
  parseRecord,
  readFolder,
  splitFrontMatter,
  type SourceFile,
} from './content-files.ts';
import { fileWidths, plainWidth } from './image-widths.ts';
import type { ImageAsset } from './types.ts';

/**
 * Reads `<dir>/case-studies/*.json` and `<dir>/articles/*.md`, validates them, puts the images
 * mapped by title in their places (SPEC.md 3) and makes the articles' HTML. Runs at build and in
 * development. Throws one ContentError that names each wrong file and its fields.
 */
export function compileContent(
  dir: string,
  imagesByTitle: Readonly<Record<string, StudyImages>> = caseStudyImages,
): Content {
  const problems: string[] = [];
  const caseStudies = readAll(join(dir, 'case-studies'), '.json', readStudy, problems);
  const articles = readAll(join(dir, 'articles'), '.md', readArticle, problems);
  if (problems.length > 0) throw new ContentError(problems);
  return toContent({
    caseStudies: caseStudies.map((study) =>
      Object.hasOwn(imagesByTitle, study.title)
        ? { ...study, ...imagesByTitle[study.title] }
        : study,
    ),
    articles,
  });
}

type Read<T> = { record: T } | { problems: string[] };

/** A collection in its order. What is wrong goes into `problems`, one line a file. */
function readAll<T extends { id: string; order: number }>(
  folder: string,
  extension: '.json' | '.md',
  read: (file: SourceFile) => Read<T>,
  problems: string[],
): T[] {
  const records: T[] = [];
  const fileByOrder = new Map<number, string>();
  for (const file of readFolder(folder, extension)) {
    const result = read(file);
    const wrong = 'problems' in result ? result.problems : [];
    if ('record' in result) {
      const { id, order } = result.record;
      const other = fileByOrder.get(order);
      if (id !== file.stem) wrong.push(`id: must be the file's name "${file.stem}", found "${id}"`);
      if (other) wrong.push(`order: ${order} is taken by ${other}`);
      fileByOrder.set(order, file.path);
      records.push(result.record);
    }
    if (wrong.length > 0) problems.push(`${file.path}: ${wrong.join('; ')}`);
  }
  return records.sort((a, b) => a.order - b.order);
}

function readStudy({ text }: SourceFile): Read<CaseStudy> {
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch (error) {
    return { problems: [`no JSON: ${(error as Error).message}`] };
  }
  const result = parseRecord(caseStudySchema, value);
  if ('record' in result && result.record.slug !== result.record.id) {
    return { problems: [`slug: must be the id "${result.record.id}"`] };
  }
  return result;
}

function readArticle({ text }: SourceFile): Read<Article> {
  const parts = splitFrontMatter(text);
  if (!parts) return { problems: ['front matter between two --- lines is missing'] };
  const result = parseRecord(articleFrontMatterSchema, parts.data);
  if ('problems' in result) return result;
  const content = articleHtml(parts.body);
  if (content === '') return { problems: ['content: the text below the front matter is missing'] };
  return { record: { ...result.record, content } };
}

/**
 * The picture files that the content names and `publicDir` lacks, as `<content file>: <field>: <picture>`;
 * the build stops on them. Pictures at the image-delivery service aren't looked for.
 */
export function missingImages(
  { caseStudies, articles }: Pick<Content, 'caseStudies' | 'articles'>,
  publicDir: string,
): string[] {
  const absent = (record: string, field: string, files: string[]): string[] =>
    files
      .filter((file) => !existsSync(join(publicDir, file)))
      .map((file) => `${record}: ${field}: ${file} is missing`);
  const missing = (record: string, field: string, image: ImageAsset): string[] =>
    absent(record, field, localFiles(image));
  const missingShare = (record: string, shareImage = ''): string[] =>
    absent(record, 'shareImage', shareImage.startsWith('/') ? [shareImage] : []);
  return [
    ...caseStudies.flatMap((study) => {
      const record = `src/content/case-studies/${study.slug}.json`;
      return [
        ...missing(record, 'image', study.image),
        ...missing(record, 'heroImage', study.heroImage),
        ...missingShare(record, study.shareImage),
        ...study.images.flatMap((image, index) => missing(record, `images.${index}`, image)),
      ];
    }),
    ...articles.flatMap(({ id, imageUrl, shareImage }) => {
      const record = `src/content/articles/${id}.md`;
      return [...missing(record, 'imageUrl', imageUrl), ...missingShare(record, shareImage)];
    }),
  ];
}

function localFiles({ src, width }: ImageAsset): string[] {
  if (!src.startsWith('/')) return [];
  if (extname(src) !== '') return [src];
  return [
    ...fileWidths(width).flatMap((step) => [`${src}-${step}.avif`, `${src}-${step}.webp`]),
    `${src}-${plainWidth(width)}.jpg`,
  ];
}
