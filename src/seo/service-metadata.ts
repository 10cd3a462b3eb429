import { serviceByPath } from '../content/navigation/services.ts';
import { site } from '../content/site.ts';

/** A page's title as tabs and search engines show it: the title, a separator, the site's name. */
export const pageTitle = (title: string, tail = ''): string =>
  title + site.titleSeparator + site.name + tail;

/**
 * What a service's page says of itself while page_seo has no record of it.
 *
 * @param path the page's path, one of `services`.
 * @throws for a path that no service has.
 */
export function serviceMetadata(path: string): { title: string; description: string } {
  const { title, description } = serviceByPath(path);
  return { title: pageTitle(title), description };
}
