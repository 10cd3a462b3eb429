import type { RequestHandler } from 'express';
import { rateLimit as expressRateLimit } from 'express-rate-limit';
import { HttpError } from '../http-error.ts';
import type { Log } from '../log.ts';
import { clientOf } from '../request.ts';

const WINDOW_MINUTES = 15;

interface RateLimitOptions {
  /** Requests per IP address in fifteen minutes. */
  limit: number;
  log: Log;
  onLimited?: () => void;
}

/**
 * Limits requests per IP address (per /48 network for IPv6). Answers 429 with `Retry-After` and the
 * standard `RateLimit` headers. Counts are per process: with several processes the limit applies to each.
 */
export function rateLimit({ limit, log, onLimited }: RateLimitOptions): RequestHandler {
  let warned = false;
  const limiter = expressRateLimit({
    windowMs: WINDOW_MINUTES * 60_000,
    limit,
    standardHeaders: 'draft-7',
    legacyHeaders: false,
    keyGenerator: clientOf,
    // Logged below with the name of the variable.
    validate: { xForwardedForHeader: false, forwardedHeader: false },
    handler: (_req, _res, next) => {
      onLimited?.();
      next(
        new HttpError(
          429,
          `Too many enquiries came from your network. Please wait up to ${WINDOW_MINUTES} minutes and try again, or contact us directly.`,
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
