import compiled from '../compiled/pages.json' with { type: 'json' };
import type { PageLink } from '../model/page-schema.ts';

/** The Markdown pages: content/pages. */
export const markdownPages = compiled as readonly PageLink[];

/** The folder in src/pages that shows them, and the id of their routes. */
export const MARKDOWN_PAGE = 'markdown-page';
