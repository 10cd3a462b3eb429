import { loadBuild } from '../../src/server/pages/built-site.ts';
import { createEditions } from '../../src/server/pages/editions.ts';

/**
 * All addresses of the built site that answer 200.
 *
 * @throws when the site isn't built
 */
export async function siteRoutes(): Promise<string[]> {
  const { entry, content } = await loadBuild('dist');
  const edition = createEditions({ routes: entry.routes, content, showDrafts: false });
  return [...edition().addresses.keys()];
}
