/**
 * What the drawings need of the site's content, read from its files as they are: this package works
 * without the site's own dependencies, and the site's build is what checks these files.
 */
import { globSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { parse } from 'yaml';
import { articlePicture } from '../../src/content/image-widths.ts';
import { offices } from '../../src/content/company/office-records.ts';
import { services } from '../../src/content/navigation/services.ts';
import { imagesByTitle, studyImages } from '../../src/content/records/case-study-images.ts';
import type { CaseStudyFile } from '../../src/content/records/case-study-schema.ts';
import type { ImageAsset } from '../../src/content/types.ts';

export const root = join(import.meta.dirname, '../..');

export interface StudyContent {
  sample?: boolean;
  slug: string;
  title: string;
  subtitle: string;
  industry: string;
  timeline: string;
  results: { value: string; label: string }[];
  image: ImageAsset;
  heroImage: ImageAsset;
  images: ImageAsset[];
  shareImage: string;
}

export interface ArticleContent {
  title: string;
  author: string;
  category: string;
  date: string;
  imageUrl: ImageAsset;
  shareImage: string;
}

const read = (path: string): string => readFileSync(path, 'utf8');
const filesIn = (folder: string, pattern: string): string[] =>
  globSync(pattern, { cwd: folder })
    .toSorted()
    .map((file) => join(folder, file));

/** All case studies, in order of their slugs. */
export function studies(content = join(root, 'src/content')): StudyContent[] {
  return filesIn(join(content, 'case-studies'), '*.yaml').map((file) => {
    const slug = basename(file, '.yaml');
    const study = parse(read(file)) as CaseStudyFile;
    return {
      shareImage: `/art/share/case-studies/${slug}.png`,
      ...study,
      ...studyImages(slug, study, imagesByTitle),
      slug,
    } as StudyContent;
  });
}

/** The front matter of all articles, in order of their ids, with the pictures that follow from them. */
export function articles(content = join(root, 'src/content')): ArticleContent[] {
  return filesIn(join(content, 'articles'), '*.md').map((file) => {
    const id = basename(file, '.md');
    const [, frontMatter = ''] = /^---\n([\s\S]*?)\n---/.exec(read(file)) ?? [];
    return {
      imageUrl: { src: `/art/articles/${id}/hero`, width: 1920, height: 1080 },
      shareImage: `/art/share/insights/${id}.png`,
      ...(parse(frontMatter) as Partial<ArticleContent>),
    } as ArticleContent;
  });
}

/** Every object within a record that names a picture with its size. */
function assetsIn(value: unknown): ImageAsset[] {
  if (typeof value !== 'object' || value === null) return [];
  const { src, width, height } = value as Partial<ImageAsset>;
  if (typeof src === 'string' && width && height) return [{ src, width, height }];
  return Object.values(value).flatMap(assetsIn);
}

/** A picture as a page's source names it. */
const IN_SOURCE = /src:\s*'(\/art\/[\w/-]+)',\s*width:\s*(\d+),\s*height:\s*(\d+)/g;

/** A picture in the text of an article. */
const IN_TEXT = /!\[[^\]]*\]\((\/art\/articles\/[\w/-]+)/g;

/**
 * The places of the site that show a picture from public/art: its path below that folder, like
 * `case-studies/kia-south-africa/hero`, and the largest size it is shown in, in px.
 */
export function slots(): Map<string, { width: number; height: number }> {
  const sources = globSync('src/**/*.{ts,tsx}', { cwd: root })
    .filter((file) => !file.includes('.test.'))
    .flatMap((file) => [...read(join(root, file)).matchAll(IN_SOURCE)])
    .map(([, src = '', width, height]) => ({ src, width: Number(width), height: Number(height) }));
  const inArticles = filesIn(join(root, 'src/content/articles'), '*.md')
    .flatMap((file) => [...read(file).matchAll(IN_TEXT)])
    .map(([, src = '']) => ({ src, ...articlePicture }));
  const named = [
    ...inArticles,
    ...assetsIn([studies(), articles(), services, offices]),
    ...sources,
  ];
  return new Map(
    named
      .filter(({ src }) => src.startsWith('/art/') && !/\.\w+$/.test(src))
      .map(({ src, width, height }) => [src.slice('/art/'.length), { width, height }]),
  );
}
