/**
 * Every Cache-Control header of the site has a name here and a reason.
 *
 * "Browser" is the visitor's own cache, "CDN" a shared cache in front of the server.
 */
export const cachePolicy = {
  /**
   * A rendered page. The browser asks each time (a 304 costs 200 bytes), so that a release or a
   * changed title shows at once; a CDN keeps it a minute and may serve it a day old while it asks
   * again, so that a slow or restarting server is not felt.
   */
  page: 'public, max-age=0, s-maxage=60, stale-while-revalidate=86400',
  /**
   * Page metadata and page data for client navigation. A minute is the time that the server itself
   * holds a record fresh; more would make two pages of one visit disagree.
   */
  api: 'public, max-age=60, stale-while-revalidate=300',
  /** A file whose name holds the hash of its content: it can never change. */
  immutableAsset: 'public, max-age=31536000, immutable',
  /** Fonts, pictures, films under their plain names: a day, then revalidated behind the scenes. */
  publicFile: 'public, max-age=86400, stale-while-revalidate=604800',
  /** robots.txt and sitemap.xml: crawlers shall see a new page within the hour. */
  crawlerFile: 'public, max-age=3600',
  /** Answers to one visitor (enquiries, errors, limits) and states of this moment (health). */
  none: 'no-store',
} as const;
