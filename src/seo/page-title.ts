import { site } from '../content/site.ts';

/** A page's title as tabs and search engines show it: the title, a separator, the site's name. */
export const pageTitle = (title: string, tail = ''): string =>
  title + site.titleSeparator + site.name + tail;
