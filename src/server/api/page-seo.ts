import { Router } from 'express';
import type { PageMetadata } from '../../seo/resolve-metadata.ts';
import { cachePolicy } from '../cache-policy.ts';
import { methodNotAllowed } from '../middleware/method-not-allowed.ts';
import type { Pages } from '../types.ts';
import { pageAt } from './page-path.ts';

export interface PageSeoDeps {
  pages: Pick<Pages, 'pageData'>;
  /** The resolved metadata of a path (SPEC-NOTES 2); asks the backend for known paths only. */
  pageMetadata(path: string): Promise<{
    metadata: PageMetadata;
    /** The backend could not be asked: a stopgap, not to be kept. */
    degraded: boolean;
  }>;
}

/** GET /api/page-seo?path=: the metadata that the page's head tags are made of (SPEC-NOTES 17). */
export function pageSeo({ pages, pageMetadata }: PageSeoDeps): Router {
  const router = Router();
  router
    .route('/page-seo')
    .get(async (req, res) => {
      const { path } = pageAt(req, pages);
      const { metadata, degraded } = await pageMetadata(path);
      res.set('Cache-Control', degraded ? cachePolicy.none : cachePolicy.api).json(metadata);
    })
    .all(methodNotAllowed('GET', 'HEAD'));
  return router;
}
