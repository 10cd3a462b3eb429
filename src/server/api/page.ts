import { Router, type Request, type Response } from 'express';
import type { LoadedPage, MovedPage } from '../../pages/define-page.ts';
import { textResponse, type ResponseCache } from '../response-cache.ts';
import { cachePolicy } from '../cache-policy.ts';
import { HttpError } from '../http-error.ts';
import { strictRouting, methodNotAllowed } from '../middleware/routing.ts';
import type { PageHandlers } from '../rendering/page-handlers.ts';

const MAX_PATH_LENGTH = 500;

/**
 * GET /api/page?path=: the data and metadata of a page, for client-side navigation; for an address that has moved or
 * isn't canonical, where it leads. GET /api/page-seo?path=: the metadata alone. A missing page is answered with 200 and
 * `status: 404`: the browser would log any other status as an error.
 */
export function pageApi(
  { find }: Pick<PageHandlers, 'find'>,
  responseCache: ResponseCache,
): Router {
  const serve = (select: (page: LoadedPage) => unknown) => async (req: Request, res: Response) => {
    const found = await find(pathParameter(req));
    if ('movedTo' in found)
      return void res.set('Cache-Control', cachePolicy.api).json(found satisfies MovedPage);
    const { pathname, resolve } = found;
    res.type('json');
    await responseCache.send(req, res, `${req.path} ${pathname}`, async () => {
      const { page, isProvisional } = await resolve();
      const policy = isProvisional ? cachePolicy.none : cachePolicy.api;
      return textResponse(JSON.stringify(select(page)), { 'Cache-Control': policy });
    });
  };

  const router = Router(strictRouting);
  const onlyReads = methodNotAllowed('GET', 'HEAD');
  router
    .route('/page')
    .get(serve((page) => page))
    .all(onlyReads);
  router
    .route('/page-seo')
    .get(serve(({ metadata }) => metadata))
    .all(onlyReads);
  return router;
}

/** @throws HttpError 400 for a value that is not a path */
function pathParameter(req: Request): string {
  const { path } = req.query;
  const isPath =
    typeof path === 'string' && path.length <= MAX_PATH_LENGTH && /^\/(?!\/)[^?#\\]*$/.test(path);
  if (!isPath) throw new HttpError(400, 'The parameter "path" must be a path, like /contact.');
  return path;
}
