import type { ErrorRequestHandler, Request, RequestHandler } from 'express';
import { cachePolicy } from '../cache-policy.ts';
import { sendErrorPage } from '../error-page.ts';
import { HttpError } from '../http-error.ts';
import type { Log } from '../types.ts';
import { isFormPost } from './body.ts';

const titles: Record<number, string> = {
  400: 'That request could not be read',
  403: 'This form was sent from another site',
  404: 'There is nothing here',
  405: 'That does not work here',
  413: 'Your message is too long',
  415: 'That format is not understood',
  416: 'The file is not that long',
  429: 'Please wait a few minutes',
  502: 'Your enquiry did not get through',
};

const ownWords = {
  400: 'The address or the request is not well formed. Please check the address or start from the home page.',
  416: 'The file has no such part. Please ask for the whole file.',
  500: 'Something went wrong on our side, not on yours. Please try again in a minute.',
};

/** A script gets JSON; a person (a form without script, a browser's address bar) a page. */
const wantsPage = (req: Request): boolean =>
  isFormPost(req) ||
  (req.path.startsWith('/api/') ? req.accepts(['json', 'html']) === 'html' : true);

const describe = (error: unknown): { status: number; text: string } => {
  if (error instanceof HttpError) return { status: error.status, text: error.message };
  // Express and its parsers mark what the client did wrong; their words stay inside.
  const status = (error as { status?: unknown } | null)?.status;
  if (status === 416) return { status, text: ownWords[416] };
  if (typeof status === 'number' && status >= 400 && status < 500)
    return { status: 400, text: ownWords[400] };
  return { status: 500, text: ownWords[500] };
};

/**
 * The last middleware: every error that nobody else answered ends here. The visitor gets a status
 * and plain words, the log gets the error; neither stack nor internal message ever leaves.
 */
export function errorHandler(log: Log): ErrorRequestHandler {
  return (error: unknown, req, res, _next) => {
    const { status, text } = describe(error);
    const { id } = req;
    if (status >= 500) log.error({ id, err: error }, 'request failed');
    // In our words alone: a parser's would quote what the visitor sent.
    else log.debug({ id, status, reason: text }, 'request refused');

    if (res.headersSent) {
      // Half an answer is out: cutting the line is the only way left to say that it isn't whole.
      res.destroy();
      return;
    }
    res.removeHeader('ETag');
    if (wantsPage(req)) {
      sendErrorPage(res, {
        status,
        title: titles[status] ?? 'Something went wrong',
        text: isFormPost(req)
          ? `${text} Go back in your browser: what you typed is still in the form.`
          : text,
        requestId: status >= 500 && typeof id === 'string' ? id : undefined,
      });
      return;
    }
    res.status(status).set('Cache-Control', cachePolicy.none).json({ error: text });
  };
}

/** An API address that does not exist: JSON, never a page. */
export const apiNotFound: RequestHandler = (_req, _res, next) => {
  next(new HttpError(404, 'There is no such address.'));
};
