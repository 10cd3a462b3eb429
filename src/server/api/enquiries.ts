import { Router, type Request, type Response } from 'express';
import { LRUCache } from 'lru-cache';
import { attributionWithoutScript } from '../../enquiry/attribution.ts';
import type { FormFailure } from '../../enquiry/form-failure.ts';
import { formPages, redirectTarget } from '../../enquiry/form-type.ts';
import { contentKey } from '../../enquiry/idempotency.ts';
import { toPayload, type EnquiryPayload } from '../../enquiry/payload.ts';
import { parseEnquiryRequest, typed } from '../../enquiry/request.ts';
import { honeypotField } from '../../enquiry/fields.ts';
import type { EnquiryRequest } from '../../enquiry/schema.ts';
import { paths } from '../../paths.ts';
import { cachePolicy } from '../cache-policy.ts';
import { exactly } from '../exactly.ts';
import { isFormPost, readBody } from '../middleware/body.ts';
import { methodNotAllowed } from '../middleware/method-not-allowed.ts';
import { rateLimit } from '../middleware/rate-limit.ts';
import { sameOrigin } from '../middleware/same-origin.ts';
import type { Metrics } from '../ops/metrics.ts';
import type { Log, PageHandlers } from '../types.ts';

export interface EnquiriesDeps {
  pages: Pick<PageHandlers, 'serveFormFailure'>;
  /** Hands an enquiry to the backend, once for each key; rejects when it was not taken. */
  submitEnquiry(payload: EnquiryPayload, idempotencyKey: string): Promise<void>;
  siteUrl: string;
  /** Enquiries that one client address may send in fifteen minutes. */
  rateLimit: number;
  log: Log;
  metrics: Metrics;
  now?: () => number;
}

/** What a visitor reads when the backend didn't take it. */
const failed =
  'Something went wrong and your enquiry was not sent. What you typed is still here: please try again in a few minutes or contact us directly.';

/**
 * POST /api/enquiries. JSON (from the hydrated form): 201 `{ ok: true }`, 422 `{ errors }`, 502
 * `{ error }`. Urlencoded (from the form without script): 303 to the thank-you page, or a page
 * with the form, everything typed and the messages, 422 or 502. Both: 400, 403, 413, 415, 429
 * from the middleware, 405 with `Allow`.
 */
export function enquiries(deps: EnquiriesDeps): Router {
  const { submitEnquiry, siteUrl, log, metrics, now = Date.now } = deps;

  /** By the words alone: a second click behind the hour's end is the same enquiry, too. */
  const latestKeys = new LRUCache<string, string>({ max: 10_000, ttl: 3_600_000, perf: { now } });

  async function keyOfWords(payload: EnquiryPayload): Promise<string> {
    const words = await contentKey(payload, 0);
    const key = latestKeys.get(words) ?? (await contentKey(payload, now()));
    if (!latestKeys.has(words)) latestKeys.set(words, key);
    return key;
  }

  const post = async (req: Request, res: Response) => {
    res.set('Cache-Control', cachePolicy.none);
    const parsed = parseEnquiryRequest(req.body);
    if (!parsed.ok) {
      metrics.countEnquiry('invalid');
      return isFormPost(req)
        ? showAgain(req, res, deps.pages, parsed.failure)
        : void res.status(422).json({ errors: parsed.failure.errors });
    }
    const { request } = parsed;
    if (request[honeypotField] !== '') {
      // The bot shall believe that it got through.
      metrics.countEnquiry('trap');
      return succeed(req, res, request);
    }
    try {
      const payload = toPayload(request, attributionOf(req, request, deps), request.formType);
      const key = request.idempotencyKey || (await keyOfWords(payload));
      await submitEnquiry(payload, key);
    } catch (error) {
      metrics.countEnquiry('failed');
      log.error({ id: req.id, err: error, formType: request.formType }, 'enquiry failed');
      const failure: FormFailure = { ...typed(req.body), errors: {}, message: failed };
      return isFormPost(req)
        ? showAgain(req, res, deps.pages, failure)
        : void res.status(502).json({ error: failed });
    }
    metrics.countEnquiry('stored');
    succeed(req, res, request);
  };

  const router = Router(exactly);
  router
    .route('/enquiries')
    .post(
      // Before the limit: another site's page must not use up what the visitor may send.
      sameOrigin(siteUrl),
      rateLimit({ limit: deps.rateLimit, log, onLimited: () => metrics.countEnquiry('limited') }),
      readBody,
      post,
    )
    .all(methodNotAllowed('POST'));
  return router;
}

function succeed(req: Request, res: Response, { formType }: EnquiryRequest): void {
  if (isFormPost(req)) res.redirect(303, redirectTarget(formType));
  else res.status(201).json({ ok: true });
}

/** The `Referer`, when it is one of our own pages. */
function ownReferer(req: Request, siteUrl: string): URL | undefined {
  const referer = URL.parse(req.get('referer') ?? '');
  if (!referer) return undefined;
  return referer.origin === siteUrl || referer.host === req.get('host') ? referer : undefined;
}

/**
 * Shows a scriptless form again: the one that was sent where page and form belong together, else the
 * contact page's, because another page would have no form for what was typed.
 */
function showAgain(
  req: Request,
  res: Response,
  pages: EnquiriesDeps['pages'],
  failure: FormFailure,
): Promise<void> {
  const { page } = req.body as { page?: unknown };
  const { formType } = failure;
  const itsPage = formPages.get(formType);
  return itsPage !== undefined && itsPage === page
    ? pages.serveFormFailure(res, itsPage, failure)
    : pages.serveFormFailure(res, paths.contact, { ...failure, formType: 'contact' });
}

/** Without script nobody remembered the visit: what the form's own address tells is all there is. */
function attributionOf(req: Request, request: EnquiryRequest, { siteUrl }: EnquiriesDeps) {
  if (!isFormPost(req)) return request;
  const referer = ownReferer(req, siteUrl);
  return attributionWithoutScript(referer?.href ?? (request.page && `${siteUrl}${request.page}`));
}
