import { serviceByPath } from '../content/services.ts';
import { pageTitle } from './page-title.ts';

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
