import type { RequestHandler } from 'express';
import helmet from 'helmet';
import { inertContentSecurityPolicy } from '../content-security-policy.ts';

/** Powerful features that nothing here uses, and no frame shall use in our name. */
const permissionsPolicy = [
  'accelerometer',
  'camera',
  'display-capture',
  'geolocation',
  'gyroscope',
  'magnetometer',
  'microphone',
  'midi',
  'payment',
  'usb',
]
  .map((feature) => `${feature}=()`)
  .join(', ');

const TWO_YEARS_S = 2 * 365 * 24 * 60 * 60;

/**
 * The headers that every answer carries: helmet's, and the two that it doesn't make. The
 * Content-Security-Policy here is the strictest one; a page replaces it by its own.
 *
 * @param secure visitors reach the site over https (SITE_URL), so browsers may be told to insist on it
 */
export function securityHeaders({ secure }: { secure: boolean }): RequestHandler {
  const headers = helmet({
    contentSecurityPolicy: false,
    // For browsers that don't know frame-ancestors.
    frameguard: { action: 'deny' },
    // Not `no-referrer`: honest posts would come with `Origin: null`.
    referrerPolicy: { policy: 'strict-origin-when-cross-origin' },
    hsts: secure && { maxAge: TWO_YEARS_S, includeSubDomains: true },
    // The head of each page asks for addresses to be looked up ahead.
    dnsPrefetchControl: false,
    // For Internet Explorer alone.
    ieNoOpen: false,
  });
  return (req, res, next) => {
    res.set('Content-Security-Policy', inertContentSecurityPolicy);
    res.set('Permissions-Policy', permissionsPolicy);
    headers(req, res, next);
  };
}
