import { existsSync, statSync } from 'node:fs';
import { extname, join } from 'node:path';
import type { Content } from '../records/content.ts';
import { fileWidths, plainWidth } from '../image-widths.ts';
import type { ClientLogo, DeveloperProfile, ImageAsset, Office, Service } from '../types.ts';
import { articlePictures } from './article-figure.ts';
import { navigation } from '../navigation/navigation.ts';
import { services } from '../navigation/services.ts';
import type { Article } from '../records/article-schema.ts';
import { paths } from '../../paths.ts';
import type { SiteConfig } from '../site.ts';

/** Records with pictures. */
interface Pictured extends Pick<Content, 'caseStudies' | 'articles'> {
  clients: readonly ClientLogo[];
  offices: readonly Pick<Office, 'name' | 'map'>[];
  services: readonly Pick<Service, 'name' | 'imageSrc'>[];
  developers: readonly Portrayed[];
  contactPeople: readonly Portrayed[];
  /** The records of supabase/seed.sql. */
  seed: readonly { path: string; image_url: string | null }[];
}

type Portrayed = Pick<DeveloperProfile, 'name' | 'avatar'>;

/** The size limit, in bytes, of a picture with an extension, which is served unchanged in one size. */
const MAX_BYTES = 1_000_000;

/**
 * The content's missing or oversized pictures, a line each: `<content file>: <field>: <problem>: <remedy>`. The build
 * fails with them. Does not check pictures at the image-delivery service.
 */
export function missingImages(
  { caseStudies, articles, clients, offices, services, developers, contactPeople, seed }: Pictured,
  publicDir: string,
): string[] {
  const line = (record: string, field: string, image: ImageAsset): string[] =>
    imageProblems(image, publicDir).map((problem) => `${record}: ${field}: ${problem}`);
  const file = (record: string, field: string, src = ''): string[] =>
    src.startsWith('/') ? line(record, field, { src, width: 0, height: 0 }) : [];
  const portraits = (record: string, people: readonly Portrayed[]): string[] =>
    people.flatMap(({ name, avatar }) => (avatar ? line(record, name, avatar) : []));
  return [
    ...caseStudies.flatMap((study) => {
      const record = `src/content/case-studies/${study.slug}.yaml`;
      return [
        ...line(record, 'image', study.image),
        ...line(record, 'heroImage', study.heroImage),
        ...file(record, 'shareImage', study.shareImage),
        ...study.images.flatMap((image, index) => line(record, `images.${index}`, image)),
      ];
    }),
    ...articles.flatMap(({ id, imageUrl, shareImage, content }) => {
      const record = `src/content/articles/${id}.md`;
      return [
        ...line(record, 'imageUrl', imageUrl),
        ...file(record, 'shareImage', shareImage),
        ...articlePictures(content).flatMap((image) => line(record, 'text', image)),
      ];
    }),
    ...clients.flatMap(({ name, logoUrl }) =>
      file('src/content/company/clients.ts', name, logoUrl),
    ),
    ...offices.flatMap(({ name, map }) => line('src/content/company/offices.ts', name, map)),
    ...services.flatMap(({ name, imageSrc }) =>
      line('src/content/navigation/services.ts', name, imageSrc),
    ),
    ...portraits('src/content/developers/developers.ts', developers),
    ...portraits('src/content/company/contact-people.ts', contactPeople),
    ...seed.flatMap(({ path, image_url: src }) =>
      file(`supabase/seed.sql: ${path}`, 'image_url', src ?? ''),
    ),
  ];
}

/** Matches a picture or a film in a page's source; a film's poster is matched as a picture. */
const inSource =
  /src:\s*'(\/[\w/.-]+)',(?:\s*hostedId:[^,]*,)?\s*(?:width:\s*(\d+),\s*height:\s*(\d+)|title)/g;

/**
 * The pictures and films that a page's source refers to and that are missing, a line each.
 *
 * @param file the source's path, for the line
 */
export function missingInSource(file: string, text: string, publicDir: string): string[] {
  return [...text.matchAll(inSource)].flatMap(([, src = '', width, height]) =>
    width === undefined
      ? ['.webm', '.mp4']
          .filter((format) => !existsSync(join(publicDir, src + format)))
          .map((format) => `${file}: the film ${src}${format} is missing: put it into public/film`)
      : imageProblems({ src, width: Number(width), height: Number(height) }, publicDir).map(
          (problem) => `${file}: ${problem}`,
        ),
  );
}

/** The problem of a picture and its remedy; empty if all of its files exist. */
function imageProblems({ src, width }: ImageAsset, publicDir: string): string[] {
  if (!src.startsWith('/')) return [];
  if (extname(src) !== '') {
    const bytes = statSync(join(publicDir, src), { throwIfNoEntry: false })?.size;
    if (bytes === undefined) return [`${src} is missing: put the file into public`];
    if (bytes <= MAX_BYTES) return [];
    return [
      `${src} has ${(bytes / 1e6).toFixed(1)} MB and would be sent as it is: remove the field, and make all sizes with "npm run picture -- public${src} <place>"`,
    ];
  }
  const files = [
    ...fileWidths(width).map((step) => `${src}-${step}.avif`),
    `${src}-${plainWidth(width)}.jpg`,
  ];
  const absent = files.filter((name) => !existsSync(join(publicDir, name)));
  if (absent.length === 0) return [];
  const what = absent.length === files.length ? src : `${absent[0]} and ${absent.length - 1} more`;
  if (src.startsWith('/art/'))
    return [`${what} is missing: npm run picture -- photo.png ${src.slice('/art/'.length)}`];
  const film = /^\/film\/(.*)-poster$/.exec(src)?.[1];
  if (film !== undefined)
    return [
      `${what} is missing: npm run picture -- still.png film/${film}-poster, or draw film and poster: npm --prefix art run films -- ${film}`,
    ];
  return [`${what} is missing: put all of its sizes into public${src.replace(/[^/]*$/, '')}`];
}

export interface LinkSources {
  articles: readonly Pick<Article, 'id' | 'content' | 'authorUrl'>[];
  announcement: SiteConfig['announcement'];
  /** Why a page can't link to an address, such as `which is a draft`; undefined if it can. */
  problemOf(link: string, page: string): string | undefined;
}

/**
 * Broken links of articles, header, footer, services and announcement: each link with its line
 * `<content file>: <link>: <remedy>`.
 */
export function missingLinks({ articles, announcement, problemOf }: LinkSources) {
  const wrong = (file: string, address: string, page: string, remedy: string) => {
    const [link = ''] = address.split(/[?#]/, 1);
    const problem = link.startsWith('/') && problemOf(link, page);
    return problem ? [{ link, line: `${file} ${link}, ${problem}: ${remedy}` }] : [];
  };
  const inArticles = articles.flatMap(({ id, content, authorUrl = '' }) => {
    const file = `src/content/articles/${id}.md`;
    const page = paths.insight(id);
    const remedy = 'correct the link, or remove it';
    return [
      ...[...content.matchAll(/<a href="(\/[^"]*)/g)].flatMap(([, link = '']) =>
        wrong(`${file}: links to`, link, page, remedy),
      ),
      ...wrong(`${file}: authorUrl: links to`, authorUrl, page, remedy),
    ];
  });
  return [
    ...inArticles,
    ...services.flatMap(({ name, path }) =>
      wrong(
        `src/content/navigation/services.ts: ${name}: links to`,
        path,
        paths.home,
        'add its page to src/routes.ts, or remove the service',
      ),
    ),
    ...navigation.flatMap(({ label, to }) =>
      wrong(
        `src/content/navigation/navigation.ts: ${label}: links to`,
        to,
        paths.home,
        'correct or remove the link',
      ),
    ),
    ...wrong(
      'src/content/site.ts: announcement.link.to: links to',
      announcement?.link?.to ?? '',
      paths.home,
      'correct or remove the link',
    ),
  ];
}
