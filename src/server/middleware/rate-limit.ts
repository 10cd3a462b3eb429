import type { RequestHandler } from 'express';
import { rateLimit as expressRateLimit, type Store } from 'express-rate-limit';
import { LRUCache } from 'lru-cache';
import { HttpError } from '../http-error.ts';
import type { Log } from '../log.ts';
import { clientOf } from '../request.ts';

const WINDOW_MINUTES = 15;

/** Some 5 MB. A client with more addresses is not limited per address. */
const MAX_CLIENTS = 20_000;

interface RateLimitOptions {
  /** Requests per client address in fifteen minutes. */
  limit: number;
  log: Log;
  onLimited?: () => void;
}

/**
 * Counts of the most recent clients by a monotonic clock: with the library's own store, which is also unbounded, a
 * clock that is set back would prolong the window.
 */
export function boundedStore(windowMs: number): Store {
  const clients = new LRUCache<string, { totalHits: number }>({
    max: MAX_CLIENTS,
    ttl: windowMs,
    ttlResolution: 0, // the clock itself, as in metadata.ts
    perf: performance,
  });
  return {
    localKeys: true,
    increment(key) {
      const client = clients.get(key) ?? { totalHits: 0 };
      client.totalHits += 1;
      clients.set(key, client, { noUpdateTTL: true });
      const { totalHits } = client;
      return { totalHits, resetTime: new Date(Date.now() + clients.getRemainingTTL(key)) };
    },
    decrement(key) {
      const client = clients.get(key);
      if (client) client.totalHits -= 1;
    },
    resetKey: (key) => void clients.delete(key),
  };
}

/**
 * Limits requests per client address (per /48 network for IPv6). Answers 429 with `Retry-After` and the
 * standard `RateLimit` headers. Counts are per process: with several processes the limit applies to each.
 */
export function rateLimit({ limit, log, onLimited }: RateLimitOptions): RequestHandler {
  let warned = false;
  const windowMs = WINDOW_MINUTES * 60_000;
  const limiter = expressRateLimit({
    windowMs,
    limit,
    standardHeaders: 'draft-7',
    legacyHeaders: false,
    store: boundedStore(windowMs),
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
