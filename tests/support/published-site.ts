import { toContent, type Content } from '../../src/content/records/content.ts';
import type { PageRoute } from '../../src/pages/define-page.ts';
import {
  createSiteSnapshots,
  type SiteSnapshotsOptions,
} from '../../src/server/rendering/site-snapshot.ts';
import { movedAddresses } from '../../src/server/rendering/moved-addresses.ts';

export interface PublishedSiteOptions extends Partial<
  Pick<SiteSnapshotsOptions, 'showDrafts' | 'now'>
> {
  routes: readonly PageRoute[];
  content?: Content;
  redirects?: Record<string, string>;
  gone?: string[];
}

/** The dependencies of page handlers and writer about addresses; by default without redirects. */
export function publishedSite({
  routes,
  content = toContent({ caseStudies: [], articles: [] }),
  showDrafts = false,
  redirects = {},
  gone = [],
  ...options
}: PublishedSiteOptions) {
  return {
    snapshot: createSiteSnapshots({ routes, content, showDrafts, ...options }),
    moved: movedAddresses(redirects, gone),
    showDrafts,
    allowIndexing: true,
    publicDir: 'public',
  };
}
