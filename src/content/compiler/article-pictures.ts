import { fileWidths, plainWidth } from '../image-widths.ts';
import type { ImageAsset } from '../types.ts';

/** The shape of every picture in an article's text, in px; `npm run picture` cuts to it. */
export const articlePicture = { width: 1200, height: 800 } as const;

/** A picture of Markdown: `![alt](src "caption")`. */
export interface MarkdownPicture {
  src: string;
  alt: string;
  caption: string | null;
}

const escaped = (text: string): string =>
  text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;');

/**
 * Why a picture can't be shown, with the remedy; undefined where it can. Only pictures of the site's
 * own come in all sizes, and reach nobody else.
 */
export function pictureComplaint({ src, alt }: MarkdownPicture): string | undefined {
  if (!/^\/art\/articles\/[a-z0-9-]+\/[a-z0-9-]+$/.test(src))
    return `the picture ${src} can't be shown: "npm run picture -- photo.jpg articles/<id>/<name>" makes all sizes; then write ![What it shows](/art/articles/<id>/<name>)`;
  if (alt.trim() === '')
    return `the picture ${src} has no words: write what it shows between the brackets`;
  return undefined;
}

/**
 * A picture in an article's text as a figure, in all its sizes. Its words stand below it, unless a
 * caption of its own does; then they are for those who don't see it.
 */
export function figureHtml({ src, alt, caption }: MarkdownPicture): string {
  const { width, height } = articlePicture;
  const sources = fileWidths(width).map((step) => `${src}-${step}.avif ${step}w`);
  return (
    `<figure><picture><source type="image/avif" srcset="${sources.join(', ')}" sizes="(min-width: 768px) 720px, 100vw">` +
    `<img src="${src}-${plainWidth(width)}.jpg" width="${width}" height="${height}" alt="${caption ? escaped(alt) : ''}" loading="lazy" decoding="async"></picture>` +
    `<figcaption>${escaped(caption ?? alt)}</figcaption></figure>`
  );
}

/** The pictures of an article's HTML, as figureHtml wrote them. */
export function articlePictures(html: string): ImageAsset[] {
  const name = new RegExp(`<img src="(/art/[^"]*)-${plainWidth(articlePicture.width)}\\.jpg"`, 'g');
  return [...html.matchAll(name)].map(([, src = '']) => ({ src, ...articlePicture }));
}
