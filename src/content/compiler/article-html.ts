import { Marked, type Tokens } from 'marked';
import sanitizeHtml from 'sanitize-html';
import { nameSections } from './article-sections.ts';
import { articlePicture, fileWidths, plainWidth } from '../image-widths.ts';
import type { ImageAsset } from '../types.ts';

/**
 * Markdown in, HTML out that can't carry script: an allow-list of tags and attributes, links to
 * http, https, mailto or the site itself only. Headings start at h2, because the page's title is
 * the h1, and each h2 gets an id for the list of contents. A picture that is a paragraph by itself
 * becomes a figure.
 *
 * @returns the HTML, and what of the Markdown can't be shown
 */
export function articleHtml(markdown: string): { html: string; problems: string[] } {
  const pictures: MarkdownPicture[] = [];
  const problems: string[] = [];
  const marked = new Marked({
    renderer: {
      paragraph({ tokens }) {
        const [first] = tokens;
        if (tokens.length !== 1 || first?.type !== 'image') return false;
        const { href, text, title } = first as Tokens.Image;
        const picture = { src: href, alt: text, caption: title };
        const complaint = pictureComplaint(picture);
        if (complaint) problems.push(complaint);
        // The allow-list below lets no picture through: what it leaves of this is replaced after it.
        return `<figure>${pictures.push(picture) - 1}</figure>\n`;
      },
      image({ href }) {
        problems.push(`the picture ${href} stands within a line: give it a paragraph of its own`);
        return '';
      },
    },
  });
  const html = sanitizeHtml(marked.parse(markdown, { async: false }), {
    allowedTags: [
      ...['h2', 'h3', 'h4', 'p', 'ul', 'ol', 'li', 'blockquote', 'hr', 'br', 'pre', 'code'],
      ...['a', 'strong', 'em', 'del', 'table', 'thead', 'tbody', 'tr', 'th', 'td', 'figure'],
    ],
    allowedAttributes: { a: ['href', 'title', 'rel'], th: ['scope'] },
    allowedSchemes: ['http', 'https', 'mailto'],
    allowProtocolRelative: false,
    transformTags: {
      h1: 'h2',
      th: sanitizeHtml.simpleTransform('th', { scope: 'col' }),
      a: (tagName, attribs) => ({
        tagName,
        attribs: /^https?:/i.test(attribs.href ?? '')
          ? { ...attribs, rel: 'noopener noreferrer' }
          : attribs,
      }),
    },
    onOpenTag: (name) => {
      if (name === 'img')
        problems.push('an <img> in HTML is not shown: write ![What it shows](/art/articles/…)');
    },
  });
  const withFigures = html.replaceAll(/<figure>(.*?)<\/figure>/gs, (_match, index: string) => {
    const picture = pictures[Number(index)];
    return picture ? figureHtml(picture) : '';
  });
  return { html: nameSections(withFigures.trim()), problems };
}

const wordsPerMinute = 200;

/** The number of words in an article's HTML. */
export function wordCount(html: string): number {
  return html
    .replaceAll(/<\/(?:th|td|p|li|h\d)>/g, ' ')
    .replaceAll(/<[^>]+>/g, '')
    .split(/\s+/)
    .filter((word) => word !== '').length;
}

/** How long an article's HTML takes to read, at 200 words a minute: text such as `7 min read`. */
export function readTime(html: string): string {
  return `${Math.max(1, Math.round(wordCount(html) / wordsPerMinute))} min read`;
}

/** A picture of Markdown: `![alt](src "caption")`. */
interface MarkdownPicture {
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
function pictureComplaint({ src, alt }: MarkdownPicture): string | undefined {
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
function figureHtml({ src, alt, caption }: MarkdownPicture): string {
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
