import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Logger } from 'pino';
import type { FormFailure } from '../enquiry/form-failure.ts';

/** Serves rendered pages; made by src/server/render/pages.ts, mounted by create-app.ts. */
export interface Pages {
  /** Answers GET and HEAD from the rendered-page cache; false when there is nothing to answer with. */
  serveCached(req: IncomingMessage, res: ServerResponse): boolean;
  /** Matches, loads, renders and streams one page (200, 301, 404, 405). Rejects only on a bug. */
  serve(req: IncomingMessage, res: ServerResponse): Promise<void>;
  /** Renders the page that a scriptless form stands on, with what was typed and the messages (422). */
  serveFormFailure(
    req: IncomingMessage,
    res: ServerResponse,
    path: string,
    failure: FormFailure,
  ): Promise<void>;
  /** JSON for client navigation: `{ status, data }` of a path; null for something that is no path. */
  pageData(path: string): { status: 200 | 404; data: unknown } | null;
  /** Renders pages into the cache one after the other, with room for visitors in between. */
  warmUp(pathnames: readonly string[]): Promise<void>;
}

export type Log = Logger;
