import { listAddresses } from '../src/server/pages/addresses.ts';
import { loadBuild } from '../src/server/pages/built-site.ts';

/**
 * Every address of the built site that answers 200.
 *
 * @throws when the site isn't built
 */
export async function siteRoutes(): Promise<string[]> {
  const { entry, content } = await loadBuild('dist');
  return [...listAddresses(entry.routes, content).keys()];
}
