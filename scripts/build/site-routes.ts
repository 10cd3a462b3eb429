import { loadBuild } from '../../src/server/rendering/built-site.ts';
import { inRootFolder } from '../../src/server/root-folder.ts';
import { createSiteSnapshots } from '../../src/server/rendering/site-snapshot.ts';

/**
 * All addresses of the built site that answer 200.
 *
 * @throws when the site isn't built
 */
export async function siteRoutes(): Promise<string[]> {
  const { entry, content } = await loadBuild(inRootFolder('dist'));
  const snapshot = createSiteSnapshots({ routes: entry.routes, content, showDrafts: false });
  return [...snapshot().addresses.keys()];
}
