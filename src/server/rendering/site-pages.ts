import { country } from '../../content/company/country.ts';
import { type Content, hasDrafts } from '../../content/model/content.ts';
import { siteConfig } from '../../content/site.ts';
import { dayIn } from '../../content/words/calendar-date.ts';
import { indexingOf } from '../middleware/indexing.ts';
import { listAddresses } from './addresses.ts';
import { movedAddresses } from './moved-addresses.ts';
import { createPageHandlers, type PageHandlersDeps } from './page-handlers.ts';

/** What the process passes to the site, built or in development. */
export interface SiteOptions extends Pick<
  PageHandlersDeps,
  'metadata' | 'siteUrl' | 'log' | 'responseCache' | 'observeRender'
> {
  allowIndexing: boolean | undefined;
}

/** What a build or the sources consist of. */
interface SiteParts extends Pick<
  PageHandlersDeps,
  'entry' | 'assetsOf' | 'policyOf' | 'renderLimitMs'
> {
  content: Content;
  /** Of content/redirects.yaml. */
  redirects: Readonly<Record<string, string>>;
  gone: readonly string[];
}

/**
 * The site's pages, and what the rest of the server asks about them (`Site` in load-site.ts).
 *
 * @throws ContentError for an invalid address of a page
 */
export function sitePages({ content, redirects, gone, ...parts }: SiteParts, options: SiteOptions) {
  const { allowIndexing, siteUrl } = options;
  const { pageRoutes: routes } = parts.entry;
  const isDraft = hasDrafts(content);
  const indexing = indexingOf({ allowIndexing, siteUrl }, siteConfig.sampleContent || isDraft);
  const addresses = listAddresses(routes, content);
  const known = { content, addresses, today: () => dayIn(country.timeZone, Date.now()) };
  const pageHandlers = createPageHandlers({
    ...options,
    ...parts,
    ...known,
    allowIndexing: indexing.allowIndexing,
    moved: movedAddresses(redirects, gone),
  });
  return { pageHandlers, ...known, routes, indexing, hasDrafts: isDraft };
}
