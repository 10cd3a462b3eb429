import { isIP } from 'node:net';
import type { Request, RequestHandler } from 'express';
import { ipKeyGenerator, rateLimit as expressRateLimit, type Store } from 'express-rate-limit';
import { LRUCache } from 'lru-cache';
import { HttpError } from '../http-error.ts';
import type { Log } from '../types.ts';

const minutes = 15;

/** Of an IPv6 address what a provider gives to one customer at most: who has it has all addresses in it. */
const IPV6_NETWORK_BITS = 48;

/** Some 5 MB. Whoever has more addresses than these is not held up by a limit for each. */
const MOST_CLIENTS = 20_000;

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
export function clientOf({ ip = '', socket }: Request): string {
  const address = ip.replace(/^\[(.+)\](:\d+)?$|^([^:]+):\d+$/, '$1$3');
  return ipKeyGenerator(isIP(address) ? address : (socket.remoteAddress ?? ''), IPV6_NETWORK_BITS);
}

/** Counts in memory, of the clients that came last; the library's own store has no bound. */
function boundedStore(windowMs: number): Store {
  const clients = new LRUCache<string, { totalHits: number; resetTime: Date }>({
    max: MOST_CLIENTS,
    ttl: windowMs,
    perf: Date, // as the library counts
  });
  const countOf = (key: string) =>
    clients.get(key) ?? { totalHits: 0, resetTime: new Date(Date.now() + windowMs) };
  return {
    localKeys: true,
    increment(key) {
      const client = countOf(key);
      client.totalHits += 1;
      clients.set(key, client, { noUpdateTTL: true });
      return client;
    },
    decrement(key) {
      const client = clients.get(key);
      if (client) client.totalHits -= 1;
    },
    resetKey: (key) => void clients.delete(key),
  };
}

/**
 * Limits a route per client address (an IPv6 network of 48 bits counts as one). Answers 429 with
 * `Retry-After` and the standard `RateLimit` headers. Counts are kept in this process: with several
 * containers the limit holds for each of them.
 */
export function rateLimit({ limit, log, onLimited }: RateLimitOptions): RequestHandler {
  let warned = false;
  const limiter = expressRateLimit({
    windowMs: minutes * 60_000,
    store: boundedStore(minutes * 60_000),
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
