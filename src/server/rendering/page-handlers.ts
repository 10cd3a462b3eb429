import { buffer } from 'node:stream/consumers';
import { pipeline } from 'node:stream/promises';
import type { Request, RequestHandler, Response } from 'express';
import type { ReturnedForm } from '../../enquiry/schema.ts';
import { sendCached, type CachedResponse, type ResponseCache } from '../response-cache.ts';
import { cachePolicy } from '../cache-policy.ts';
import { compressBody } from '../compressed-body.ts';
import { methodNotAllowed } from '../middleware/routing.ts';
import { pathOf } from '../request.ts';
import { cacheKey } from './addresses.ts';
import { locate } from './locate.ts';
import { renderDocument, type PageDocument, type RenderDeps } from './render-document.ts';
import { resolvePage, type ResolvedPage } from './resolve-page.ts';

export interface PageHandlers {
  /** Answers every address with a page, a redirect to where it leads, or a not-found page. */
  serve: RequestHandler;
  /**
   * Renders the page of a form posted without script, with the submitted values and the messages, and sends it with
   * the status of the response.
   */
  serveReturnedForm(res: Response, pathname: string, form: ReturnedForm): Promise<void>;
  /** Where an address leads, and what its page shows. */
  find(path: string): Promise<{ movedTo: string } | FoundPage>;
}

/** A page, or the not-found page of an address. */
interface FoundPage {
  pathname: string;
  /** Its data and metadata, for client-side navigation. */
  resolve(): Promise<Pick<ResolvedPage, 'page' | 'isProvisional'>>;
}

export interface PageHandlersDeps extends RenderDeps {
  responseCache: ResponseCache;
}

const onlyReads = methodNotAllowed('GET', 'HEAD');

/** Creates the page handlers. */
export function createPageHandlers(deps: PageHandlersDeps): PageHandlers {
  const { entry, addresses, moved, responseCache } = deps;

  /** Sends a page from the cache; else it is rendered for this visitor, and cached for the next ones. */
  async function send(req: Request, res: Response, key: string): Promise<void> {
    const cached = await responseCache.find(key, async () => {
      const document = await renderDocument({ url: key }, deps);
      return cachedResponseOf(document, await buffer(document.html));
    });
    if (cached) return sendCached(req, res, cached);
    const document = await renderDocument({ url: key }, deps);
    const html = await stream(document, res, document.status);
    const response = html && cachedResponseOf(document, html);
    if (response) responseCache.set(key, response);
  }

  return {
    async serve(req, res, next) {
      if (req.method !== 'GET' && req.method !== 'HEAD') return onlyReads(req, res, next);
      const pathname = pathOf(req.url);
      const search = req.url.slice(pathname.length);
      const destination = locate(pathname, search, { routes: entry.pageRoutes, addresses, moved });
      if ('pathname' in destination)
        return send(req, res, cacheKey(destination.pathname + search, addresses));
      // A cache that ignores queries would send the next visitor this one's.
      res.set('Cache-Control', cachePolicy.none).redirect(301, destination.movedTo);
    },
    async serveReturnedForm(res, pathname, returnedForm) {
      const document = await renderDocument({ url: pathname, returnedForm }, deps);
      await stream(document, res, res.statusCode);
    },
    async find(path) {
      const destination = locate(path, '', { routes: entry.pageRoutes, addresses, moved });
      if ('movedTo' in destination) return destination;
      const { pathname } = destination;
      return { pathname, resolve: () => resolvePage(pathname, deps) };
    },
  };
}

/** The response for all visitors; undefined for a document that only one visitor may have. */
const cachedResponseOf = (
  { isCacheable, status, headers }: PageDocument,
  html: Buffer,
): CachedResponse | undefined =>
  isCacheable() ? { status, headers, body: compressBody(html) } : undefined;

/**
 * Streams a document to a visitor as fast as they read it, and ends its render if they leave.
 *
 * @returns the document; undefined if the visitor has left
 */
async function stream({ headers, html }: PageDocument, res: Response, status: number) {
  res.status(status).set(headers);
  html.on('flush', () => res.flush?.());
  // More parts of the app listen to one response than Node expects: it would warn of a leak.
  res.setMaxListeners(20);
  const parts: Buffer[] = [];
  html.on('data', (part: Buffer) => parts.push(part));
  try {
    await pipeline(html, res);
    return Buffer.concat(parts);
  } catch (error) {
    if (!res.destroyed) throw error;
    return undefined;
  }
}
