/**
 * Every Cache-Control header of the site, with its reason. "Browser" is the visitor's own cache, "CDN" a
 * shared cache in front of the server.
 */
export const cachePolicy = {
  /**
   * A rendered page. Browsers revalidate each time (a 304 costs 200 bytes), so that a release or a changed title
   * shows at once; for five minutes Firefox shows its copy meanwhile, which then behaves like an open tab. A CDN keeps
   * it for a minute, and serves it stale for five while it revalidates: with more, the first visitors after a release
   * would get the previous one.
   */
  page: 'public, max-age=0, s-maxage=60, stale-while-revalidate=300, stale-if-error=86400',
  /**
   * Page metadata and page data for client-side navigation: fresh for a minute, as long as the server holds a
   * record fresh. A longer time would delay a changed title by as much.
   */
  api: 'public, max-age=60, stale-while-revalidate=300',
  /** A file whose name contains the hash of its content never changes. */
  immutableAsset: 'public, max-age=31536000, immutable',
  /**
   * Fonts, pictures and films without a hash in their names: fresh for a day, then revalidated in the
   * background.
   */
  publicFile: 'public, max-age=86400, stale-while-revalidate=604800',
  /** robots.txt and sitemap.xml: crawlers see a new page within the hour. */
  crawlerFile: 'public, max-age=3600',
  /** Responses to one visitor (enquiries, errors, limits) and momentary states (health). */
  none: 'no-store',
} as const;
