import type { RequestHandler } from 'express';
import type { Env } from '../env.ts';

/** Whether search engines may list the site, and why not. */
export interface Indexing {
  allowIndexing: boolean;
  /** A line for the start; none where they may. */
  notice?: string;
}

/**
 * What the environment says wins; else an https site is kept back for as long as its content is the
 * samples, which tell of real companies what never was.
 */
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
 * Tells search engines to list nothing, files included. robots.txt goes on allowing: a crawler that may
 * not fetch a page doesn't see this, and lists its address.
 */
export const noIndexing: RequestHandler = (_req, res, next) => {
  res.set('X-Robots-Tag', 'noindex');
  next();
};
