import { toContent, type Content } from '../../src/content/records/content.ts';
import type { PageRoute } from '../../src/pages/define-page.ts';
import { createEditions, type EditionsOptions } from '../../src/server/pages/editions.ts';
import { movedAddresses } from '../../src/server/pages/moved-addresses.ts';

export interface PublishedSiteOptions extends Partial<
  Pick<EditionsOptions, 'showDrafts' | 'now' | 'onNewDay'>
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
    edition: createEditions({ routes, content, showDrafts, ...options }),
    moved: movedAddresses(redirects, gone),
    showDrafts,
    allowIndexing: true,
    publicDir: 'public',
  };
}
