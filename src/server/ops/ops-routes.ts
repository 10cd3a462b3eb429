import { createHash, timingSafeEqual } from 'node:crypto';
import { type Request, type RequestHandler, Router } from 'express';
import { cachePolicy } from '../cache-policy.ts';
import { HttpError } from '../http-error.ts';
import { isLoopback } from '../loopback.ts';
import type { Metrics } from './metrics.ts';
import { strictRouting } from '../middleware/routing.ts';
import type { Lifecycle } from './drain.ts';
import type { BuildInfo } from './build-info.ts';

/**
 * True for a client on this machine that did not come through a proxy. Not for private networks: a container's
 * published port and a cluster's address translation make the whole world look private.
 */
export function isLocal(remoteAddress: string | undefined, headers: Request['headers']): boolean {
  if (!remoteAddress || headers['x-forwarded-for'] || headers.forwarded) return false;
  return remoteAddress === '::1' || isLoopback(remoteAddress.replace(/^::ffff:/, ''));
}

interface MetricsRouteOptions {
  metrics: Metrics;
  /** The number of proxies in front; behind one on this machine, every client looks local. */
  trustProxy: number;
  metricsToken?: string | undefined;
  /** The address that visitors use, like `https://www.example.com`. */
  siteUrl: string;
}

const digest = (text: string) => createHash('sha256').update(text).digest();

/**
 * GET /metrics: requires the token (`Authorization: Bearer …`) if one is set, else a local client of a server without a
 * proxy and a public address, because a proxy on this machine may send no `X-Forwarded-For`. Other clients get 404.
 */
export function metricsRoute(options: MetricsRouteOptions): RequestHandler {
  const { metrics, trustProxy, metricsToken, siteUrl } = options;
  const isPublic = !isLoopback(new URL(siteUrl).hostname);
  const expected = metricsToken === undefined ? undefined : digest(`Bearer ${metricsToken}`);

  const mayRead = (req: Request): boolean =>
    expected
      ? timingSafeEqual(digest(req.get('authorization') ?? ''), expected)
      : !isPublic && trustProxy === 0 && isLocal(req.socket.remoteAddress, req.headers);

  return async (req, res) => {
    if (!mayRead(req)) throw new HttpError(404, 'Not found.');
    res
      .set({
        'Content-Type': metrics.registry.contentType,
        'Cache-Control': cachePolicy.none,
      })
      .send(await metrics.registry.metrics());
  };
}

/**
 * GET /healthz: the process is alive; local clients also get its build. GET /readyz: it accepts visitors; 503 while it
 * drains. It passes with a full disk or a failing backend: pages can still be served, and all processes would fail
 * together.
 */
export function healthRoutes(lifecycle: Lifecycle, build: BuildInfo): Router {
  const router = Router(strictRouting);
  router.use(['/healthz', '/readyz'], (_req, res, next) => {
    res.set('Cache-Control', cachePolicy.none);
    next();
  });
  router.get('/healthz', (req, res) => {
    const mayKnow = isLocal(req.socket.remoteAddress, req.headers);
    res.json({ status: 'ok', ...(mayKnow && { build }) });
  });
  router.get('/readyz', (_req, res) => {
    const { isDraining } = lifecycle;
    res.status(isDraining ? 503 : 200).json({ status: isDraining ? 'draining' : 'ready' });
  });
  return router;
}
