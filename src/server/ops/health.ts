import { Router } from 'express';
import { cachePolicy } from '../cache-policy.ts';
import type { Lifecycle } from './drain.ts';

export interface HealthDeps {
  lifecycle: Lifecycle;
  /** Asks the backend; false or a rejection: it is down. */
  isBackendReady(): Promise<boolean>;
  now?: () => number;
}

/** A balancer with many nodes asks often: the backend is asked once a second at most. */
const keepMs = 1_000;
const patienceMs = 1_500;

/**
 * GET /healthz: the process lives (a container that fails it is to be restarted).
 * GET /readyz: it should get visitors; 503 while it drains or the backend is down.
 */
export function healthRoutes({ lifecycle, isBackendReady, now = Date.now }: HealthDeps): Router {
  let asked: { at: number; answer: Promise<boolean> } | undefined;

  const backendReady = (): Promise<boolean> => {
    if (!asked || now() - asked.at >= keepMs) {
      let timer: NodeJS.Timeout;
      const patience = new Promise<boolean>((resolve) => {
        timer = setTimeout(resolve, patienceMs, false);
      });
      const answer = Promise.race([isBackendReady().catch(() => false), patience]).finally(() =>
        clearTimeout(timer),
      );
      asked = { at: now(), answer };
    }
    return asked.answer;
  };

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
    const isReady = await backendReady();
    res.status(isReady ? 200 : 503).json({ status: isReady ? 'ready' : 'backend unavailable' });
  });
  return router;
}
