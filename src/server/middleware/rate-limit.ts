import { isIP } from 'node:net';
import type { Request, RequestHandler } from 'express';
import { ipKeyGenerator, rateLimit as expressRateLimit } from 'express-rate-limit';
import { HttpError } from '../http-error.ts';
import type { Log } from '../types.ts';

const minutes = 15;

export interface RateLimitOptions {
  /** Requests that one client address may make in fifteen minutes. */
  limit: number;
  log: Log;
  onLimited?: () => void;
}

/**
 * Whom a request counts for. Some proxies add the port to an address. What is no address at all (a
 * header that a proxy passed on as it came) counts for the connection, so that nobody escapes by
 * inventing a new one each time.
 */
function clientOf({ ip = '', socket }: Request): string {
  const address = ip.replace(/^\[(.+)\](:\d+)?$|^([^:]+):\d+$/, '$1$3');
  return ipKeyGenerator(isIP(address) ? address : (socket.remoteAddress ?? ''));
}

/**
 * Limits a route per client address (an IPv6 network of 56 bits counts as one). Answers 429 with
 * `Retry-After` and the standard `RateLimit` headers. Counts are kept in this process: with several
 * containers the limit holds for each of them.
 */
export function rateLimit({ limit, log, onLimited }: RateLimitOptions): RequestHandler {
  let warned = false;
  const limiter = expressRateLimit({
    windowMs: minutes * 60_000,
    limit,
    standardHeaders: 'draft-7',
    legacyHeaders: false,
    // Said below, in the log and in words that name the variable.
    validate: { xForwardedForHeader: false, forwardedHeader: false },
    keyGenerator: clientOf,
    handler: (_req, _res, next) => {
      onLimited?.();
      next(
        new HttpError(
          429,
          `Too many enquiries came from your network. Please wait up to ${minutes} minutes and try again, or contact us directly.`,
        ),
      );
    },
  });
  return (req, res, next) => {
    if (!warned && req.headers['x-forwarded-for'] && req.app.get('trust proxy') === 0) {
      warned = true;
      log.warn(
        'requests come through a proxy but TRUST_PROXY is 0: all visitors share one rate limit. Set TRUST_PROXY to the number of proxies.',
      );
    }
    return limiter(req, res, next);
  };
}
