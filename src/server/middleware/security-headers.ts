import type { RequestHandler } from 'express';
import helmet from 'helmet';
import { inertContentSecurityPolicy } from '../content-security-policy.ts';

/** Browser features that the site does not use, denied to frames as well. */
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
 * The security headers of every response: helmet's, Permissions-Policy, and the strictest Content-Security-Policy,
 * which pages replace with their own.
 *
 * @param options `secure`: the site is served over https (SITE_URL), and browsers must use it
 */
export function securityHeaders({ secure }: { secure: boolean }): RequestHandler {
  const headers = helmet({
    contentSecurityPolicy: false,
    // For browsers without frame-ancestors.
    frameguard: { action: 'deny' },
    // Not `no-referrer`: browsers would send `Origin: null` with legitimate posts.
    referrerPolicy: { policy: 'strict-origin-when-cross-origin' },
    // Subdomains may have other owners, and be reachable over http only.
    hsts: secure && { maxAge: TWO_YEARS_S, includeSubDomains: false },
    // Pages use DNS prefetching for their preconnects.
    dnsPrefetchControl: false,
    // For Internet Explorer only.
    ieNoOpen: false,
  });
  return (req, res, next) => {
    res.set('Content-Security-Policy', inertContentSecurityPolicy);
    res.set('Permissions-Policy', permissionsPolicy);
    headers(req, res, next);
  };
}
