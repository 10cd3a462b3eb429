import type { Content } from '../../content/records/content.ts';
import { indexingOf } from '../middleware/indexing.ts';
import { listAddresses } from './addresses.ts';
import { movedAddresses } from './moved-addresses.ts';
import { createPageHandlers, type PageHandlersDeps } from './page-handlers.ts';
import { createSiteSnapshots } from './site-snapshot.ts';

/** What the process gives to the site, whether built or in development. */
export interface SiteOptions extends Pick<
  PageHandlersDeps,
  'metadata' | 'origin' | 'publicDir' | 'log' | 'answers' | 'onRender' | 'showDrafts'
> {
  allowIndexing: boolean | undefined;
}

/** What a build or the sources consist of. */
interface SiteParts extends Pick<
  PageHandlersDeps,
  'entry' | 'assetsOf' | 'policyOf' | 'renderLimitMs'
> {
  content: Content;
  isSampleContent: boolean;
  /** Of src/content/redirects.ts. */
  redirects: Readonly<Record<string, string>>;
  gone: readonly string[];
}

/**
 * The pages of the site, and what the rest of the server asks about them (`Site` in load-site.ts).
 *
 * @throws ContentError for an invalid address of a page
 */
export function sitePages(
  { content, isSampleContent, redirects, gone, ...parts }: SiteParts,
  options: SiteOptions,
) {
  const { allowIndexing, origin: siteUrl, showDrafts } = options;
  const { routes } = parts.entry;
  const indexing = indexingOf({ allowIndexing, siteUrl }, isSampleContent);
  const snapshot = createSiteSnapshots({ routes, content, showDrafts });
  const pageHandlers = createPageHandlers({
    ...options,
    ...parts,
    allowIndexing: indexing.allowIndexing,
    snapshot,
    moved: movedAddresses(redirects, gone),
  });
  const pagePaths = [...listAddresses(routes, content).keys()];
  return { pageHandlers, snapshot, routes, indexing, pagePaths };
}
