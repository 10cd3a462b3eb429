import type { RequestHandler, Response } from 'express';
import type { Logger } from 'pino';
import type { FormFailure } from '../enquiry/form-failure.ts';
import type { LoadedPage } from '../pages/define-page.ts';

/** The site's pages; made by src/server/pages, mounted by create-app.ts. */
export interface PageHandlers {
  /** Answers GET and HEAD from the page cache; leaves the rest to the next handler. */
  serveCached: RequestHandler;
  /** Answers every address with a page, a redirect to its one spelling, or the not-found screen. */
  serve: RequestHandler;
  /** Renders the page that a scriptless form stands on, with what was typed and the messages (422, 502). */
  serveFormFailure(res: Response, pathname: string, failure: FormFailure): Promise<void>;
  /** What a page shows, for navigation in the browser. `degraded`: its metadata is a stopgap. */
  page(pathname: string): Promise<{ page: LoadedPage; degraded: boolean }>;
  /** Where the page of a path has moved to; undefined where it has not. */
  movedTo(pathname: string): string | undefined;
  /** Renders pages into the cache for a moment, before anybody asks. */
  renderFirst(): Promise<void>;
  /** Renders every page into the cache, one after the other, with room for visitors in between. */
  warmUp(): Promise<void>;
}

export type Log = Logger;
