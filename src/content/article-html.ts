import { marked } from 'marked';
import sanitizeHtml from 'sanitize-html';
import { nameSections } from './article-sections.ts';

/**
 * Markdown in, HTML out that can't carry script: an allow-list of tags and attributes, links to
 * http, https, mailto or the site itself only. Headings start at h2, because the page's title is
 * the h1, and each h2 gets an id for the list of contents. Pictures belong in the front matter.
 */
export function articleHtml(markdown: string): string {
  const html = sanitizeHtml(marked.parse(markdown, { async: false }), {
    allowedTags: [
      ...['h2', 'h3', 'h4', 'p', 'ul', 'ol', 'li', 'blockquote', 'hr', 'br', 'pre', 'code'],
      ...['a', 'strong', 'em', 'del', 'table', 'thead', 'tbody', 'tr', 'th', 'td'],
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
  });
  return nameSections(html.trim());
}
