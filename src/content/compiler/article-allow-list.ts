import type { Schema } from 'hast-util-sanitize';
import { TEXT_ID_PREFIX } from '../text-ids.ts';

/** What a link may begin with: the path of a page, a fragment, or one of these schemes. */
export const linkStart =
  /^(?:\/(?!\/)|#.|https?:\/\/(?![^/]*@)[^/]|mailto:[^@\s]+@[^@\s]+$|(?:tel|sms):\+?[\d(*#])/i;

/** The tags and attributes that an article's text may have; each has a style in src/sections/text/body-style.ts. */
export const allowed: Schema = {
  tagNames: [
    ...['h2', 'h3', 'h4', 'h5', 'h6', 'p', 'ul', 'ol', 'li', 'dl', 'dt', 'dd', 'blockquote'],
    ...['hr', 'br', 'pre', 'table', 'thead', 'tbody', 'tfoot', 'tr', 'th', 'td', 'caption'],
    ...['a', 'strong', 'b', 'em', 'i', 'del', 'ins', 's', 'u', 'mark', 'small', 'sub', 'sup'],
    ...['code', 'kbd', 'samp', 'var', 'abbr', 'cite', 'q', 'details', 'summary'],
    // For other languages.
    ...['bdi', 'ruby', 'rt', 'rp', 'wbr'],
    // Footnotes, tasks and pictures of Markdown.
    ...['section', 'input', 'img'],
  ],
  attributes: {
    '*': ['lang', ['dir', 'ltr', 'rtl', 'auto']],
    a: [
      'href',
      'title',
      'id',
      'dataFootnoteRef',
      'dataFootnoteBackref',
      'ariaDescribedBy',
      'ariaLabel',
      ['className', 'data-footnote-backref'],
    ],
    abbr: ['title'],
    code: [['className', /^language-./]],
    details: ['open'],
    h2: ['id'],
    h3: ['id'],
    h4: ['id'],
    h5: ['id'],
    h6: ['id'],
    img: ['src', 'alt', 'title'],
    input: [['type', 'checkbox'], ['disabled', true], 'checked'],
    li: ['id', 'value', ['className', 'task-list-item']],
    ol: ['start', 'reversed', ['className', 'contains-task-list']],
    section: ['dataFootnotes', ['className', 'footnotes']],
    td: ['align', 'colSpan', 'rowSpan'],
    th: ['align', 'colSpan', 'rowSpan', 'scope'],
    ul: [['className', 'contains-task-list']],
  },
  protocols: { href: ['http', 'https', 'mailto', 'tel', 'sms'] },
  // The parser has put each tag where it belongs.
  ancestors: {},
  required: {},
  clobber: ['ariaDescribedBy', 'id'],
  clobberPrefix: TEXT_ID_PREFIX,
  // Their content is code, not text for readers.
  strip: ['script', 'style'],
};
