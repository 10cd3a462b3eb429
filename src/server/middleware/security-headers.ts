import type { RequestHandler } from 'express';
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

/**
 * The headers that every answer carries; the page cache writes the same record in one go with its
 * own. The Content-Security-Policy here is the strictest one: a page replaces it by its own.
 *
 * `secure`: visitors reach the site over https (SITE_URL), so browsers may be told to insist on it.
 */
export function securityHeadersFor({ secure }: { secure: boolean }): Record<string, string> {
  return {
    'Content-Security-Policy': inertContentSecurityPolicy,
    'X-Content-Type-Options': 'nosniff',
    // For browsers that don't know frame-ancestors.
    'X-Frame-Options': 'DENY',
    // Not `no-referrer`: honest posts would come with `Origin: null`.
    'Referrer-Policy': 'strict-origin-when-cross-origin',
    'Permissions-Policy': permissionsPolicy,
    'Cross-Origin-Opener-Policy': 'same-origin',
    'Cross-Origin-Resource-Policy': 'same-origin',
    'Origin-Agent-Cluster': '?1',
    'X-Permitted-Cross-Domain-Policies': 'none',
    ...(secure && { 'Strict-Transport-Security': 'max-age=63072000; includeSubDomains' }),
  };
}

/** Sets them on everything that comes after it. */
export function securityHeaders(options: { secure: boolean }): RequestHandler {
  const headers = new Map(Object.entries(securityHeadersFor(options)));
  return (_req, res, next) => {
    res.setHeaders(headers);
    next();
  };
}
