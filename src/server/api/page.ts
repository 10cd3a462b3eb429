import { Router, type Request } from 'express';
import { cachePolicy } from '../cache-policy.ts';
import { exactly } from '../exactly.ts';
import { HttpError } from '../http-error.ts';
import { methodNotAllowed } from '../middleware/method-not-allowed.ts';
import type { SharedAnswers } from '../shared-answers.ts';
import type { PageHandlers } from '../types.ts';

const LONGEST_PATH = 500;

/**
 * GET /api/page?path=: what a page shows, with its metadata, for navigation in the browser; of a page
 * that has moved, where to. GET
 * /api/page-seo?path=: the metadata alone. A missing page is an answer like any other here (200,
 * `status: 404`): the browser's console would report anything else as an error.
 */
export function pageApi(
  { page, movedTo }: Pick<PageHandlers, 'page' | 'movedTo'>,
  { sendText }: SharedAnswers,
): Router {
  const router = Router(exactly);
  router
    .route('/page')
    .get(async (req, res) => {
      const path = pathParameter(req);
      const target = movedTo(path);
      const found = target === undefined && (await page(path));
      res.set('Cache-Control', found ? policyOf(found) : cachePolicy.api).type('json');
      await sendText(req, res, JSON.stringify(found ? found.page : { movedTo: target }));
    })
    .all(methodNotAllowed('GET', 'HEAD'));
  router
    .route('/page-seo')
    .get(async (req, res) => {
      const found = await page(pathParameter(req));
      res.set('Cache-Control', policyOf(found)).type('json');
      await sendText(req, res, JSON.stringify(found.page.metadata));
    })
    .all(methodNotAllowed('GET', 'HEAD'));
  return router;
}

const policyOf = ({ degraded }: { degraded: boolean }) =>
  degraded ? cachePolicy.none : cachePolicy.api;

/** @throws HttpError 400 for something that is no path of a site */
function pathParameter(req: Request): string {
  const { path } = req.query;
  const isPath =
    typeof path === 'string' && path.length <= LONGEST_PATH && /^\/(?!\/)[^?#\\]*$/.test(path);
  if (!isPath) throw new HttpError(400, 'The parameter "path" must be a path, like /contact.');
  return path;
}
