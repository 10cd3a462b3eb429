import type { RequestHandler } from 'express';
import type { Env } from '../env.ts';

/** Whether search engines may index the site, and why not. */
export interface Indexing {
  allowIndexing: boolean;
  /** A line for the start message; none where they may. */
  message?: string;
}

/** ALLOW_INDEXING decides; without it an https site is not indexed while its content has samples or drafts. */
export function indexingOf(
  { allowIndexing, siteUrl }: Pick<Env, 'allowIndexing' | 'siteUrl'>,
  isUnfinished: boolean,
): Indexing {
  if (allowIndexing === false)
    return {
      allowIndexing,
      message: 'Search engines: may index nothing, because ALLOW_INDEXING is false',
    };
  if (allowIndexing === undefined && isUnfinished && siteUrl.startsWith('https:'))
    return {
      allowIndexing: false,
      message:
        'Search engines: may index nothing, because the content is a sample or has drafts (ALLOW_INDEXING=true allows it anyway)',
    };
  return { allowIndexing: true };
}

/**
 * Adds `noindex` to every response, files included. robots.txt still allows crawling: a crawler that may not
 * fetch a page does not see this header and indexes its address.
 */
export const noIndexing: RequestHandler = (_req, res, next) => {
  res.set('X-Robots-Tag', 'noindex');
  next();
};
