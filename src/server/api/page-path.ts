import type { Request } from 'express';
import { HttpError } from '../http-error.ts';
import type { Pages } from '../types.ts';

const longestPath = 500;

/**
 * The `path` parameter of a request for page state, with what stands there.
 *
 * @throws HttpError 400 for something that is no path of a site
 */
export function pageAt(req: Request, pages: Pick<Pages, 'pageData'>) {
  const { path } = req.query;
  const page =
    typeof path === 'string' && path.length <= longestPath && !/[?#]/.test(path)
      ? pages.pageData(path)
      : null;
  if (typeof path !== 'string' || page === null)
    throw new HttpError(400, 'The parameter "path" must be a path, like /contact.');
  return { path, ...page };
}
