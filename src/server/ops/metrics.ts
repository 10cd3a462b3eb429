import { totalmem } from 'node:os';
import { collectDefaultMetrics, Counter, Gauge, Histogram, Registry } from 'prom-client';
import { requestKinds, type RequestKind } from '../request.ts';

const enquiryOutcomes = ['stored', 'junk', 'invalid', 'honeypot', 'limited', 'failed'] as const;
type EnquiryOutcome = (typeof enquiryOutcomes)[number];

export interface Metrics {
  /** Other modules register their metrics here. */
  registry: Registry;
  countRequest(kind: RequestKind, status: number, milliseconds: number): void;
  countEnquiry(outcome: EnquiryOutcome): void;
  /** Records a render: the page's id, and the time until its shell is ready, in ms. */
  observeRender(route: string, milliseconds: number): void;
}

/**
 * The process's metrics. Durations of cached pages are not recorded: they take microseconds, and recording them
 * would slow the hot path.
 */
export function createMetrics(): Metrics {
  const registry = new Registry();
  collectDefaultMetrics({ register: registry });

  const requests = new Counter({
    name: 'http_requests_total',
    help: 'Answered requests by kind and status',
    labelNames: ['kind', 'status'],
    registers: [registry],
  });

  const duration = new Histogram({
    name: 'http_request_duration_seconds',
    help: 'Time from the request to the last byte of the response, without responses from the page cache',
    labelNames: ['kind'],
    buckets: [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5],
    registers: [registry],
  });

  const enquiries = new Counter({
    name: 'enquiries_total',
    help: 'Posted enquiries by outcome',
    labelNames: ['outcome'],
    registers: [registry],
  });

  // A counter that appears with its first failure has not increased, and would raise no alert.
  for (const outcome of enquiryOutcomes) enquiries.inc({ outcome }, 0);
  for (const kind of requestKinds)
    for (const status of [200, 500, 502, 503]) requests.inc({ kind, status }, 0);

  const renders = new Histogram({
    name: 'page_render_seconds',
    help: 'Time to render the shell of a page, for visitors and in the background',
    labelNames: ['route'],
    buckets: [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5],
    registers: [registry],
  });

  new Gauge({
    name: 'process_memory_limit_bytes',
    help: 'Memory that the process may take: of its container, or of the machine',
    registers: [registry],
    // The container's limit; without one, Node reports a number beyond the machine's memory.
    collect() {
      this.set(Math.min(process.constrainedMemory() || Infinity, totalmem()));
    },
  });

  return {
    registry,
    countRequest(kind, status, milliseconds) {
      requests.inc({ kind, status });
      if (kind !== 'page-cached') duration.observe({ kind }, milliseconds / 1000);
    },
    countEnquiry(outcome) {
      enquiries.inc({ outcome });
    },
    observeRender: (route, milliseconds) => renders.observe({ route }, milliseconds / 1000),
  };
}
