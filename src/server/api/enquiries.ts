import { Router, type Request, type Response } from 'express';
import { attributionWithoutScript } from '../../enquiry/attribution.ts';
import {
  enquiryRequestSchema,
  type ReturnedForm,
  parseEnquiryRequest,
  submittedValues,
  type EnquiryRequest,
} from '../../enquiry/schema.ts';
import { formPages, redirectTarget } from '../../content/navigation/form-types.ts';
import { signalsOfPost } from '../../enquiry/junk.ts';
import { contentKey, toPayload } from '../../enquiry/payload.ts';
import { honeypotField } from '../../enquiry/fields.ts';
import { paths } from '../../paths.ts';
import { cachePolicy } from '../cache-policy.ts';
import { strictRouting, methodNotAllowed } from '../middleware/routing.ts';
import { isFormPost, readBody } from '../middleware/body.ts';
import { rateLimit } from '../middleware/rate-limit.ts';
import { ownOrigins, sameOrigin } from '../middleware/same-origin.ts';
import type { Backend } from '../backend/backend.ts';
import type { Metrics } from '../ops/metrics.ts';
import type { Log } from '../log.ts';
import type { PageHandlers } from '../rendering/page-handlers.ts';

export interface EnquiriesDeps {
  pageHandlers: Pick<PageHandlers, 'serveReturnedForm'>;
  /** Stores an enquiry, once per idempotency key, and resolves to whether it is junk; rejects when it was not stored. */
  storeEnquiry: Backend['storeEnquiry'];
  siteUrl: string;
  /** Requests per IP address in fifteen minutes. */
  rateLimit: number;
  log: Log;
  metrics: Metrics;
}

const FAILURE =
  'Something went wrong and your enquiry was not sent. What you typed is still here: please try again in a few minutes or contact us directly.';

/**
 * POST /api/enquiries. JSON (from the hydrated form): 201 `{ ok: true }`, 422 `{ errors }`, 502 `{ error }`.
 * Urlencoded (from the form without script): 303 to the thank-you page, or 422 or 502 with the form's page,
 * the submitted values and the messages. Both: 400, 403, 413, 415, 429 from the middleware, 405 with `Allow`.
 */
export function enquiries(deps: EnquiriesDeps): Router {
  const { storeEnquiry, siteUrl, log, metrics } = deps;

  /**
   * Answers a script with JSON. Shows a form that was posted without script again: on its own page if that page has
   * this form, else on the contact page.
   */
  async function returnForm(
    req: Request,
    res: Response,
    status: number,
    form: ReturnedForm,
    json: object,
  ): Promise<void> {
    res.status(status);
    if (!isFormPost(req)) return void res.json(json);
    const { page } = req.body as { page?: unknown };
    const formPage = formPages.get(form.formType);
    await (formPage !== undefined && formPage === page
      ? deps.pageHandlers.serveReturnedForm(res, formPage, form)
      : deps.pageHandlers.serveReturnedForm(res, paths.contact, {
          ...form,
          formType: 'contact',
        }));
  }

  const post = async (req: Request, res: Response) => {
    res.set('Cache-Control', cachePolicy.none);
    const body = req.body as Record<string, unknown>; // `readBody` accepts no other
    const parsed = parseEnquiryRequest(body);
    if (!parsed.ok) {
      metrics.countEnquiry('invalid');
      const { form } = parsed;
      return returnForm(req, res, 422, form, { errors: form.errors });
    }
    const { request } = parsed;
    if (request[honeypotField] !== '') {
      // A bot gets the same response as a visitor.
      metrics.countEnquiry('honeypot');
      return succeed(req, res, request);
    }
    let isJunk: boolean;
    try {
      const payload = toPayload(request, attributionOf(req, request, deps), request.formType);
      const key = request.idempotencyKey || (await contentKey(payload, Date.now()));
      isJunk = await storeEnquiry(payload, key, signalsOfPost(unknownIn(body), request.elapsedMs));
    } catch (error) {
      metrics.countEnquiry('failed');
      log.error({ id: req.id, err: error, formType: request.formType }, 'enquiry failed');
      const form: ReturnedForm = { ...submittedValues(body), errors: {}, message: FAILURE };
      return returnForm(req, res, 502, form, { error: FAILURE });
    }
    // Its sender is thanked like a visitor.
    metrics.countEnquiry(isJunk ? 'junk' : 'stored');
    succeed(req, res, request);
  };

  const router = Router(strictRouting);
  router
    .route('/enquiries')
    .post(
      // Before the rate limit: requests from other sites must not use up the visitor's quota.
      sameOrigin(siteUrl),
      rateLimit({ limit: deps.rateLimit, log, onLimited: () => metrics.countEnquiry('limited') }),
      readBody,
      post,
    )
    .all(methodNotAllowed('POST'));
  return router;
}

/** What was posted besides the known fields. */
const unknownIn = (body: Record<string, unknown>) =>
  Object.fromEntries(
    Object.entries(body).filter(([name]) => !Object.hasOwn(enquiryRequestSchema.shape, name)),
  );

function succeed(req: Request, res: Response, { formType }: EnquiryRequest): void {
  if (isFormPost(req)) res.redirect(303, redirectTarget(formType));
  else res.status(201).json({ ok: true });
}

/** The address of the `Referer`, if it is a page of this site. */
function ownReferer(req: Request, siteUrl: string): URL | undefined {
  const referer = req.get('referer') ?? '';
  const isOwn = ownOrigins(req, siteUrl).some((origin) => referer.startsWith(`${origin}/`));
  return isOwn ? (URL.parse(referer) ?? undefined) : undefined;
}

/** Without script, which sends the session's pages, only the form's own page is known. */
function attributionOf(req: Request, request: EnquiryRequest, { siteUrl }: EnquiriesDeps) {
  if (!isFormPost(req) || request.lastPage) return request;
  const referer = ownReferer(req, siteUrl);
  return attributionWithoutScript(referer?.href ?? (request.page && `${siteUrl}${request.page}`));
}
