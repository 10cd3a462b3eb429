import { buffer } from 'node:stream/consumers';
import { pipeline } from 'node:stream/promises';
import type { Request, RequestHandler, Response } from 'express';
import type { FormFailure } from '../../enquiry/schema.ts';
import type { LoadedPage } from '../../pages/define-page.ts';
import { sendAnswer, type AnswerCache } from '../answer-cache.ts';
import { cachePolicy } from '../cache-policy.ts';
import { compressBody } from '../compressed-body.ts';
import { methodNotAllowed } from '../middleware/routing.ts';
import { pathOf } from '../request.ts';
import { cacheKey } from './addresses.ts';
import { locate } from './locate.ts';
import { renderDocument, type PageDocument, type RenderDeps } from './render-document.ts';
import {
  resolvePage,
  sourceList,
  sourcesOf,
  type PageSources,
  type PageSourcesDeps,
} from './resolve-page.ts';

export interface PageHandlers {
  /** Answers every address with a page, a redirect to where it leads, or a not-found page. */
  serve: RequestHandler;
  /**
   * Renders the page of a form posted without script, with the submitted values and the messages, and sends it with
   * the status of the response.
   */
  serveFormFailure(res: Response, pathname: string, failure: FormFailure): Promise<void>;
  /** Where an address leads, and what its page is made of. */
  find(path: string): Promise<{ movedTo: string } | FoundPage>;
}

/** A page, or the not-found page of an address. */
interface FoundPage {
  pathname: string;
  sources: PageSources;
  /** Its data and metadata, for client-side navigation. */
  resolve(): Promise<LoadedPage>;
}

export interface PageHandlersDeps extends RenderDeps, PageSourcesDeps {
  answers: AnswerCache;
}

const onlyReads = methodNotAllowed('GET', 'HEAD');

/** Creates the page handlers. */
export function createPageHandlers(deps: PageHandlersDeps): PageHandlers {
  const { entry, snapshot, moved, answers } = deps;

  /** Sends a page from the cache, or rendered: simultaneous visitors share a render, which depends on none of them. */
  async function send(req: Request, res: Response, key: string): Promise<void> {
    const startedAt = performance.now();
    const sources = await sourcesOf(pathOf(key), deps);
    const metadataMs = performance.now() - startedAt;
    let document: PageDocument | undefined;
    const answer = await answers.fetch(key, sourceList(sources), async () => {
      document = await renderDocument({ key, sources }, deps);
      return answerOf(document);
    });
    // Each visitor gets a stream of their own.
    if (!answer) document ??= await renderDocument({ key, sources }, deps);
    if (document) res.set('Server-Timing', serverTiming(metadataMs, document.renderMs));
    if (answer) sendAnswer(req, res, answer, document === undefined);
    else if (document) await stream(document, res, document.status);
  }

  return {
    async serve(req, res, next) {
      if (req.method !== 'GET' && req.method !== 'HEAD') return onlyReads(req, res, next);
      const { addresses } = snapshot();
      const pathname = pathOf(req.url);
      const search = req.url.slice(pathname.length);
      const place = locate(pathname, search, { routes: entry.routes, addresses, moved });
      if ('pathname' in place) return send(req, res, cacheKey(place.pathname + search, addresses));
      // A cache that ignores queries would send the next visitor this one's.
      res.set('Cache-Control', cachePolicy.none).redirect(301, place.movedTo);
    },
    async serveFormFailure(res, pathname, formFailure) {
      const sources = await sourcesOf(pathname, deps);
      const document = await renderDocument({ key: pathname, sources, formFailure }, deps);
      await stream(document, res, res.statusCode);
    },
    async find(path) {
      const { addresses } = snapshot();
      const place = locate(path, '', { routes: entry.routes, addresses, moved });
      if ('movedTo' in place) return place;
      const { pathname } = place;
      const sources = await sourcesOf(pathname, deps);
      return {
        pathname,
        sources,
        resolve: async () => (await resolvePage(pathname, sources, deps)).page,
      };
    },
  };
}

/** The answer for all visitors; undefined for a document that is streamed to one. */
async function answerOf({ isForAll, status, headers, html }: PageDocument) {
  return isForAll ? { status, headers, body: compressBody(await buffer(html)) } : undefined;
}

/** Streams a document to a visitor; a visitor who leaves ends its render. */
async function stream({ headers, html }: PageDocument, res: Response, status: number) {
  res.status(status).set(headers);
  html.on('flush', () => res.flush?.());
  // More parts of the app listen to one answer than Node expects; it would warn of a leak.
  res.setMaxListeners(20);
  try {
    await pipeline(html, res);
  } catch (error) {
    if (!res.destroyed) throw error;
  }
}

/** Rounded to 5 ms, because everybody can read it. */
function serverTiming(metadataMs: number, renderMs: number): string {
  const rounded = (ms: number) => Math.round(ms / 5) * 5;
  return `metadata;dur=${rounded(metadataMs)}, total;dur=${rounded(metadataMs + renderMs)}`;
}
