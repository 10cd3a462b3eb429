import type { RequestHandler } from 'express';
import type { Env } from '../env.ts';

/** Whether search engines may index the site, and why not. */
export interface Indexing {
  allowIndexing: boolean;
  /** A line for the start message; none where they may. */
  notice?: string;
}

/** ALLOW_INDEXING decides; without it an https site is not indexed as long as its content is the samples. */
export function indexingOf(
  { allowIndexing, siteUrl }: Pick<Env, 'allowIndexing' | 'siteUrl'>,
  isSampleContent: boolean,
): Indexing {
  if (allowIndexing === false)
    return {
      allowIndexing,
      notice: 'Search engines: told to list nothing, as ALLOW_INDEXING is false',
    };
  if (allowIndexing === undefined && isSampleContent && siteUrl.startsWith('https:'))
    return {
      allowIndexing: false,
      notice:
        'Search engines: told to list nothing, as the content still has samples (ALLOW_INDEXING=true lists it all the same)',
    };
  return { allowIndexing: true };
}

/**
 * Adds `noindex` to every answer, files included. robots.txt still allows crawling: a crawler that may not
 * fetch a page does not see this header and indexes its address.
 */
export const noIndexing: RequestHandler = (_req, res, next) => {
  res.set('X-Robots-Tag', 'noindex');
  next();
};
