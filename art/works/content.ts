/**
 * The site's content that drawings need, read directly from its files: this package works without the site's
 * dependencies, and the site's build validates the files.
 */
import { globSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { parse } from 'yaml';
import { articlePicture, filmSize, markdownPagePicture } from '../../src/content/picture-files.ts';
import { studyImages } from '../../src/content/model/case-study-images.ts';
import type { Article } from '../../src/content/model/article-schema.ts';
import type { CaseStudy, CaseStudyFile } from '../../src/content/model/case-study-schema.ts';
import type { Pictures } from '../../src/content/model/pictures-schema.ts';
import type { ImageAsset } from '../../src/content/model/media.ts';

export const root = join(import.meta.dirname, '../..');

/** The folder of the drawn files. */
export const publicDir = join(root, 'public');

/** A study with the path of its share image. */
export type StudyContent = Omit<CaseStudy, 'id'> & { shareImage: string };

/** What drawings need of an article. */
export type ArticleContent = Pick<
  Article,
  'title' | 'author' | 'category' | 'date' | 'imageUrl'
> & {
  shareImage: string;
};

const read = (path: string): string => readFileSync(path, 'utf8');
const filesIn = (folder: string, pattern: string): string[] =>
  globSync(pattern, { cwd: folder })
    .toSorted()
    .map((file) => join(folder, file));

/** All case studies, in order of their slugs. */
export function studies(content = join(root, 'content')): StudyContent[] {
  return filesIn(join(content, 'case-studies'), '*.yaml').map((file) => {
    const slug = basename(file, '.yaml');
    const study = parse(read(file)) as CaseStudyFile;
    return {
      shareImage: `/art/share/case-studies/${slug}.png`,
      ...study,
      ...studyImages(slug, study),
      slug,
    } as StudyContent;
  });
}

/** The front matter of all articles, in order of their ids, with their default pictures. */
export function articles(content = join(root, 'content')): ArticleContent[] {
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

/** All objects within a record that name a picture with its size. */
function assetsIn(value: unknown): ImageAsset[] {
  if (typeof value !== 'object' || value === null) return [];
  const { src, width, height } = value as Partial<ImageAsset>;
  if (typeof src === 'string' && width && height) return [{ src, width, height }];
  return Object.values(value).flatMap(assetsIn);
}

/** Matches a picture in the text of an article. */
const IN_TEXT = /!\[[^\]]*\]\((\/art\/articles\/[\w/-]+)/g;

/** Matches the picture of a Markdown page's headline, and those in its text. */
const OF_PAGE = /^picture: *['"]?(\/art\/pages\/[\w/-]+)|!\[[^\]]*\]\((\/art\/pages\/[\w/-]+)/gm;

/** The pictures of the Markdown pages; content/pages may be missing. */
const inPages = (content: string): ImageAsset[] =>
  filesIn(join(content, 'pages'), '**/*.md')
    .flatMap((file) => [...read(file).matchAll(OF_PAGE)])
    .map(([, headline, inText = '']) =>
      headline === undefined
        ? { src: inText, ...articlePicture }
        : { src: headline, ...markdownPagePicture },
    );

type Slots = Map<string, Readonly<{ width: number; height: number }>>;

/** The posters of the films that pages show: paths below public, like `film/hero-poster`, and their sizes in px. */
export function posterSlots(content = join(root, 'content')): Slots {
  const { films = {} } = parse(read(join(content, 'pictures.yaml'))) as Pictures;
  const names = Object.entries(films).flatMap(([name, { forPhones }]) =>
    forPhones ? [name, `${name}-phone`] : [name],
  );
  return new Map(names.map((name) => [`film/${name}-poster`, filmSize]));
}

/**
 * The pictures from public/art that the site shows: path below that folder, such as
 * `case-studies/kia-south-africa/hero`, and largest size in px.
 */
export function slots(content = join(root, 'content')): Slots {
  const inArticles = filesIn(join(content, 'articles'), '*.md')
    .flatMap((file) => [...read(file).matchAll(IN_TEXT)])
    .map(([, src = '']) => ({ src, ...articlePicture }));
  const entries = filesIn(content, '{*,people/*}.yaml').map((file): unknown => parse(read(file)));
  const named = [
    ...inArticles,
    ...inPages(content),
    ...assetsIn([studies(content), articles(content), entries]),
  ];
  return new Map(
    named
      .filter(({ src }) => src.startsWith('/art/') && !/\.\w+$/.test(src))
      .map(({ src, width, height }) => [src.slice('/art/'.length), { width, height }]),
  );
}
