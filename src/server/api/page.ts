import { Router, type Request } from 'express';
import { cachePolicy } from '../cache-policy.ts';
import { strictRouting, methodNotAllowed } from '../middleware/routing.ts';
import { HttpError } from '../http-error.ts';
import type { ResponseCache } from '../response-cache.ts';
import type { PageHandlers } from '../rendering/page-handlers.ts';

const MAX_PATH_LENGTH = 500;

/**
 * GET /api/page?path=: the data and metadata of a page, for client-side navigation; for a moved page, its new
 * path. GET /api/page-seo?path=: the metadata alone. A missing page is answered with 200 and `status: 404`:
 * the browser would log any other status as an error.
 */
export function pageApi(
  { resolvePage, movedTo }: Pick<PageHandlers, 'resolvePage' | 'movedTo'>,
  { sendText }: ResponseCache,
): Router {
  const router = Router(strictRouting);
  router
    .route('/page')
    .get(async (req, res) => {
      const path = pathParameter(req);
      const target = movedTo(path);
      const found = target === undefined && (await resolvePage(path));
      res.set('Cache-Control', found ? policyOf(found) : cachePolicy.api).type('json');
      await sendText(req, res, JSON.stringify(found ? found.page : { movedTo: target }));
    })
    .all(methodNotAllowed('GET', 'HEAD'));
  router
    .route('/page-seo')
    .get(async (req, res) => {
      const found = await resolvePage(pathParameter(req));
      res.set('Cache-Control', policyOf(found)).type('json');
      await sendText(req, res, JSON.stringify(found.page.metadata));
    })
    .all(methodNotAllowed('GET', 'HEAD'));
  return router;
}

const policyOf = ({ degraded }: { degraded: boolean }) =>
  degraded ? cachePolicy.none : cachePolicy.api;

/** @throws HttpError 400 for a value that is not a path */
function pathParameter(req: Request): string {
  const { path } = req.query;
  const isPath =
    typeof path === 'string' && path.length <= MAX_PATH_LENGTH && /^\/(?!\/)[^?#\\]*$/.test(path);
  if (!isPath) throw new HttpError(400, 'The parameter "path" must be a path, like /contact.');
  return path;
}
