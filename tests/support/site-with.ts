import { toContent, type Content } from '../../src/content/model/content.ts';
import type { PageRoute } from '../../src/pages/define-page.ts';
import { listAddresses } from '../../src/server/rendering/addresses.ts';
import { movedAddresses } from '../../src/server/rendering/moved-addresses.ts';

export interface SiteWithOptions {
  routes: readonly PageRoute[];
  content?: Content;
  today?: () => string;
  redirects?: Record<string, string>;
  gone?: string[];
}

/** What page handlers know of a site's content and addresses; by default without redirects. */
export function siteWith({
  routes,
  content = toContent({ caseStudies: [], articles: [], pages: [] }),
  today = () => '2026-11-27',
  redirects = {},
  gone = [],
}: SiteWithOptions) {
  return {
    content,
    addresses: listAddresses(routes, content),
    today,
    moved: movedAddresses(redirects, gone),
    allowIndexing: true,
  };
}
