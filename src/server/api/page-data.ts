import { Router } from 'express';
import { cachePolicy } from '../cache-policy.ts';
import { methodNotAllowed } from '../middleware/method-not-allowed.ts';
import type { Pages } from '../types.ts';
import { pageAt } from './page-path.ts';

/**
 * GET /api/page-data?path=: what a page shows, for navigation in the browser: `{ status, data }`.
 * A missing page is an answer like any other here (200, `status: 404`): the browser's console
 * would report anything else as an error.
 */
export function pageData({ pages }: { pages: Pick<Pages, 'pageData'> }): Router {
  const router = Router();
  router
    .route('/page-data')
    .get((req, res) => {
      const { status, data } = pageAt(req, pages);
      res.set('Cache-Control', cachePolicy.api).json({ status, data });
    })
    .all(methodNotAllowed('GET', 'HEAD'));
  return router;
}
