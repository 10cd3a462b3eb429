import type { Request, RequestHandler } from 'express';
import { HttpError } from '../http-error.ts';

/**
 * The origins of the site's own pages: SITE_URL's, and the requested host. Compared as text: parsing an address
 * takes quadratic time, and the client chooses its length.
 */
export function ownOrigins(req: Request, siteUrl: string): string[] {
  const host = req.get('host');
  return [siteUrl, `http://${host}`, `https://${host}`];
}

/**
 * True unless a browser says that another site sent the request. Sec-Fetch-Site, which pages can't set,
 * decides where it is present; older browsers send Origin. A client that sends neither is not a browser and
 * has no cookies or session to abuse.
 */
function isSameOrigin(req: Request, siteUrl: string): boolean {
  const site = req.get('sec-fetch-site');
  if (site !== undefined) return site === 'same-origin' || site === 'none';
  const origin = req.get('origin');
  if (origin === undefined) return true;
  return ownOrigins(req, siteUrl).includes(origin);
}

/** Rejects requests that another site's page sends (403). */
export function sameOrigin(siteUrl: string): RequestHandler {
  return (req, _res, next) => {
    if (isSameOrigin(req, siteUrl)) next();
    else
      next(
        new HttpError(403, 'This form can only be sent from our own pages. Please open it there.'),
      );
  };
}
