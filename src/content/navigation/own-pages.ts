import compiled from '../compiled/pages.json' with { type: 'json' };
import type { PageLink } from '../records/page-schema.ts';

/** The pages of content/pages. */
export const ownPages = compiled as readonly PageLink[];

/** The folder in src/pages that shows them, and the id of their routes. */
export const OWN_PAGE = 'own-page';
