import express, {
  Router,
  type ErrorRequestHandler,
  type Request,
  type RequestHandler,
} from 'express';
import { LRUCache } from 'lru-cache';
import type { Registry } from 'prom-client';
import { MAX_MESSAGE_BYTES } from '../../visits/message.ts';
import type { PageRoute } from '../../pages/define-page.ts';
import { cachePolicy } from '../cache-policy.ts';
import { createVisitMetrics } from './visit-metrics.ts';
import { readReports } from './policy-reports.ts';
import { messageReader } from './read-message.ts';
import { methodNotAllowed, strictRouting } from '../middleware/routing.ts';
import { clientOf } from '../request.ts';
import { limitClients } from '../middleware/rate-limit.ts';
import { isSameOrigin } from '../middleware/same-origin.ts';
import { windowLimit } from '../middleware/window-limit.ts';
import { routeIdOf } from '../rendering/addresses.ts';
import type { Log } from '../log.ts';

export interface VisitsDeps {
  /** The site's pages; their ids are metric labels. */
  routes: readonly Pick<PageRoute, 'id' | 'match'>[];
  siteUrl: string;
  log: Log;
  registry: Registry;
}

/** Messages from one client address: an office behind it sends fewer page views per minute. */
const PER_MINUTE = 120;
/** Messages from all visitors, eight million a day, at a few per cent of one core; more are dropped unread. */
const PER_SECOND = 100;
const LOG_LINES_PER_MINUTE = 20;
/** From one client, so that it leaves room for the others' errors. */
const LOG_LINES_PER_CLIENT = 5;
const MAX_CLIENTS = 1_000;

/** Content types of `sendBeacon` and of policy reports. */
const TYPES = ['text/plain', 'application/json', 'application/csp-report'];

/**
 * POST /api/visits: views, times, errors and policy violations that browsers report. Always answers 204, so
 * that a sender can't tell what is counted: invalid, cross-site and excess messages are dropped. Labels come
 * from fixed lists; nothing about the sender is stored or logged.
 */
export function visits(deps: VisitsDeps): Router {
  const { routes, siteUrl, log } = deps;
  const metrics = createVisitMetrics(
    deps.registry,
    routes.map(({ id }) => id),
  );
  const readMessage = messageReader(routes.map(({ id }) => id));
  const mayRead = windowLimit(PER_SECOND, 1_000);
  const mayLog = windowLimit(LOG_LINES_PER_MINUTE, 60_000);
  const logLimits = new LRUCache<string, () => boolean>({ max: MAX_CLIENTS });
  let unlogged = 0;

  /** The client's own limit comes first: beyond it, a client takes nothing of the others' share. */
  function mayLogFor(client: string): boolean {
    const clientMayLog = logLimits.get(client) ?? windowLimit(LOG_LINES_PER_CLIENT, 60_000);
    logLimits.set(client, clientMayLog);
    return clientMayLog() && mayLog();
  }

  function logReport(req: Request, what: object, words: string): void {
    if (!mayLogFor(clientOf(req))) return void (unlogged += 1);
    log.warn({ ...what, ...(unlogged > 0 && { unlogged }) }, words);
    unlogged = 0;
  }

  const dropUnwanted: RequestHandler = (req, res, next) => {
    res.set('Cache-Control', cachePolicy.none);
    if (isSameOrigin(req, siteUrl) && req.get('sec-gpc') !== '1') return next();
    metrics.countOutcome('ignored');
    res.status(204).end();
  };

  const dropExcess: RequestHandler = (_req, res, next) => {
    if (mayRead()) return next();
    metrics.countOutcome('limited');
    res.status(204).end();
  };

  const limitClient = limitClients({
    windowMs: 60_000,
    limit: PER_MINUTE,
    standardHeaders: false,
    handler(_req, res) {
      metrics.countOutcome('limited');
      res.status(204).end();
    },
  });

  const countMessage: RequestHandler = (req, res) => {
    const reports = readReports(req.body);
    const message = reports ? undefined : readMessage(req.body);
    if (message) metrics.count(message);
    for (const error of message?.errors ?? [])
      logReport(
        req,
        { ...error, device: message?.device, release: message?.release },
        'browser error',
      );
    for (const { pathname, ...report } of reports ?? []) {
      metrics.countReport(report.directive);
      logReport(req, { ...report, route: routeIdOf(routes, pathname) }, 'policy report');
    }
    metrics.countOutcome((reports ?? message) ? 'counted' : 'invalid');
    res.status(204).end();
  };

  /** A body that is too large, compressed or not JSON. */
  const dropUnreadable: ErrorRequestHandler = (_error, _req, res, _next) => {
    metrics.countOutcome('invalid');
    res.status(204).end();
  };

  const router = Router(strictRouting);
  router
    .route('/visits')
    .post(
      dropUnwanted,
      limitClient,
      dropExcess,
      express.json({ limit: MAX_MESSAGE_BYTES, inflate: false, type: TYPES }),
      countMessage,
      dropUnreadable,
    )
    .all(methodNotAllowed('POST'));
  return router;
}
