import { loadBuild } from '../src/server/pages/built-site.ts';
import { createEditions } from '../src/server/pages/editions.ts';

/**
 * The built site's articles, and every address that answers 200.
 *
 * @throws when the site isn't built
 */
export async function loadedSite() {
  const { entry, content } = await loadBuild('dist');
  const edition = createEditions({ routes: entry.routes, content, showDrafts: false });
  const { published } = edition();
  return {
    articles: published.content.articles,
    addresses: [...published.addresses.keys()],
  };
}

/** Every address of the built site that answers 200. */
export const siteRoutes = async (): Promise<string[]> => (await loadedSite()).addresses;
