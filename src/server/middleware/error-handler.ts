import type { ErrorRequestHandler, Request, RequestHandler } from 'express';
import { cachePolicy } from '../cache-policy.ts';
import { HttpError } from '../http-error.ts';
import type { Log } from '../log.ts';
import { isFormPost } from './body.ts';
import type { ServerResponse } from 'node:http';
import { contentSecurityPolicy, inlineHash } from '../content-security-policy.ts';
import { plainPageCss, plainPageHtml, type PlainPage } from '../plain-page.ts';

const titles: Record<number, string> = {
  400: 'That request could not be read',
  403: 'This form was sent from another site',
  404: 'There is nothing here',
  405: 'That does not work here',
  413: 'Your message is too long',
  415: 'That format is not supported',
  416: 'The file is not that long',
  429: 'Please wait a few minutes',
  502: 'Your enquiry did not get through',
};

/** For errors of Express and its parsers, whose own messages reveal internals or quote the request. */
const messages: Record<number, string> = {
  400: 'The address or the request is not well formed. Please check the address or start from the home page.',
  413: 'A form may have 64 kB at most.',
  415: 'Send plain, uncompressed UTF-8.',
  416: 'The file has no such part. Please ask for the whole file.',
  500: 'Something went wrong on our side, not on yours. Please try again in a minute.',
};

/** A script gets JSON; a person (form without script, address bar) gets a page. */
const wantsPage = (req: Request): boolean =>
  isFormPost(req) ||
  (req.path.startsWith('/api/') ? req.accepts(['json', 'html']) === 'html' : true);

const describe = (error: unknown): { status: number; text: string } => {
  if (error instanceof HttpError) return { status: error.status, text: error.message };
  const { status: given } = (error ?? {}) as { status?: number };
  const isClientError = given !== undefined && given >= 400 && given < 500;
  const status = isClientError ? (given in messages ? given : 400) : 500;
  return { status, text: messages[status]! };
};

/**
 * The last middleware: answers every error with a status and plain words, and logs it. Stacks and internal messages are
 * never sent.
 */
export function errorHandler(log: Log): ErrorRequestHandler {
  return (error: unknown, req, res, _next) => {
    const { status, text } = describe(error);
    const { id } = req;
    if (status >= 500) log.error({ id, err: error }, 'request failed');
    // Not the parser's message, which would quote the request.
    else log.debug({ id, status, reason: text }, 'request refused');

    if (res.headersSent) {
      // The response has begun: closing the connection is the only way to mark it as incomplete.
      res.destroy();
      return;
    }
    res.removeHeader('ETag');
    if (wantsPage(req)) {
      sendErrorPage(res, status, {
        title: titles[status] ?? 'Something went wrong',
        paragraphs: [
          text,
          ...(isFormPost(req)
            ? ['Go back in your browser: what you typed is still in the form.']
            : []),
        ],
        requestId: status >= 500 && typeof id === 'string' ? id : undefined,
      });
      return;
    }
    res.status(status).set('Cache-Control', cachePolicy.none).json({ error: text });
  };
}

/** Unknown API addresses: JSON, never a page. */
export const apiNotFound: RequestHandler = (_req, _res, next) => {
  next(new HttpError(404, 'There is no such address.'));
};

const policy = contentSecurityPolicy({ styleHashes: [inlineHash(plainPageCss)], secure: false });

/** Sends the page. Headers must not have been sent. */
function sendErrorPage(res: ServerResponse, status: number, page: PlainPage): void {
  res.statusCode = status;
  res.setHeader('Content-Type', 'text/html; charset=utf-8');
  res.setHeader('Cache-Control', cachePolicy.none);
  res.setHeader('Content-Security-Policy', policy);
  res.end(plainPageHtml(page));
}
