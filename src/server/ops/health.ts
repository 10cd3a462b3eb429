import { Router } from 'express';
import { cachePolicy } from '../cache-policy.ts';
import { exactly } from '../exactly.ts';
import type { Lifecycle } from './drain.ts';
import { isInternal } from './metrics-route.ts';
import type { Release } from './release.ts';

/**
 * GET /healthz: the process lives (a container that fails it is to be restarted),
 * and by which release, for clients beside the server.
 * GET /readyz: it should get visitors; 503 while it drains. Nothing else takes it out: without a disk or
 * a backend it still serves pages, and the other processes have the same ones.
 */
export function healthRoutes(lifecycle: Lifecycle, release: Release): Router {
  const router = Router(exactly);
  router.use(['/healthz', '/readyz'], (_req, res, next) => {
    res.set('Cache-Control', cachePolicy.none);
    next();
  });
  router.get('/healthz', (req, res) => {
    const isBeside = isInternal(req.socket.remoteAddress, req.headers);
    res.json({ status: 'ok', ...(isBeside && { release }) });
  });
  router.get('/readyz', (_req, res) => {
    const { isDraining } = lifecycle;
    res.status(isDraining ? 503 : 200).json({ status: isDraining ? 'draining' : 'ready' });
  });
  return router;
}
