import { Router } from 'express';
import { cachePolicy } from '../cache-policy.ts';
import type { Lifecycle } from './drain.ts';

export interface HealthDeps {
  lifecycle: Lifecycle;
  /** False: the backend is down. */
  isBackendReady(): Promise<boolean>;
}

/**
 * GET /healthz: the process lives (a container that fails it is to be restarted).
 * GET /readyz: it should get visitors; 503 while it drains or the backend is down.
 */
export function healthRoutes({ lifecycle, isBackendReady }: HealthDeps): Router {
  const router = Router();
  router.use(['/healthz', '/readyz'], (_req, res, next) => {
    res.set('Cache-Control', cachePolicy.none);
    next();
  });
  router.get('/healthz', (_req, res) => {
    res.json({ status: 'ok' });
  });
  router.get('/readyz', async (_req, res) => {
    if (lifecycle.isDraining) {
      res.status(503).json({ status: 'draining' });
      return;
    }
    const isReady = await isBackendReady();
    res.status(isReady ? 200 : 503).json({ status: isReady ? 'ready' : 'backend unavailable' });
  });
  return router;
}
