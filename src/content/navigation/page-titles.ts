import compiled from '../compiled/page-titles.json' with { type: 'json' };

/* For the server: browsers get the title of the page that they show. */

const titles: Readonly<Record<string, string>> = compiled;

/**
 * The title of a main page without the site's name: content/main-pages.yaml.
 *
 * @throws Error if the file has no such page
 */
export function mainPageTitle(path: string): string {
  const title = titles[path];
  if (title !== undefined) return title;
  throw new Error(`content/main-pages.yaml has no page ${path}.`);
}
