import { Marked, type Tokens } from 'marked';
import sanitizeHtml from 'sanitize-html';
import { nameSections } from './article-sections.ts';
import { articlePicture, fileWidths, plainWidth } from '../image-widths.ts';
import type { ImageAsset } from '../types.ts';

/**
 * Compiles Markdown to HTML that can't contain script: tags and attributes of an allow-list, links to http, https,
 * mailto or the site only. Headings start at h2, below the page's h1, and each h2 gets an id for the table of
 * contents. A picture in a paragraph of its own becomes a figure.
 *
 * @returns the HTML, and the problems: parts of the Markdown that can't be shown
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
        const problem = pictureProblem(picture);
        if (problem) problems.push(problem);
        // A placeholder with the picture's index, because the allow-list removes pictures; replaced below.
        return `<figure>${pictures.push(picture) - 1}</figure>\n`;
      },
      image({ href }) {
        problems.push(
          `the picture ${href} is within a line of text: give it a paragraph of its own`,
        );
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

/** The reading time of an article's HTML at 200 words a minute, such as `7 min read`. */
export function readTime(html: string): string {
  return `${Math.max(1, Math.round(wordCount(html) / wordsPerMinute))} min read`;
}

/** A picture in Markdown: `![alt](src "caption")`. */
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
 * Why a picture can't be shown, and the remedy; undefined if it can. Only local pictures are allowed: they exist
 * in all sizes, and no third party is contacted.
 */
function pictureProblem({ src, alt }: MarkdownPicture): string | undefined {
  if (!/^\/art\/articles\/[a-z0-9-]+\/[a-z0-9-]+$/.test(src))
    return `the picture ${src} can't be shown: "npm run picture -- photo.jpg articles/<id>/<name>" makes all sizes; then write ![What it shows](/art/articles/<id>/<name>)`;
  if (alt.trim() === '')
    return `the picture ${src} has no words: write what it shows between the brackets`;
  return undefined;
}

/**
 * A figure with a picture in all sizes. The caption is the picture's caption, or else its alternative text; then
 * `alt` is empty.
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

/** Finds the pictures that figureHtml has written into an article's HTML. */
export function articlePictures(html: string): ImageAsset[] {
  const name = new RegExp(`<img src="(/art/[^"]*)-${plainWidth(articlePicture.width)}\\.jpg"`, 'g');
  return [...html.matchAll(name)].map(([, src = '']) => ({ src, ...articlePicture }));
}
