import type { MainPath } from '../../paths.ts';
import compiled from '../compiled/page-titles.json' with { type: 'json' };

/** The titles of the main pages without the site's name, for the server: browsers get that of the page they show. */
export const mainPageTitles: Readonly<Record<MainPath, string>> = compiled;
