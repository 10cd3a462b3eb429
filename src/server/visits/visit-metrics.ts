import { Counter, Histogram, type Registry } from 'prom-client';
import { enquirySteps, errorKinds, navigations, type VisitMessage } from '../../visits/message.ts';
import { visitSource, visitSources } from './visit-source.ts';

/** The outcome of a message: counted, invalid, over a limit, or from a visitor who must not be counted. */
const messageOutcomes = ['counted', 'invalid', 'limited', 'ignored'] as const;
type MessageOutcome = (typeof messageOutcomes)[number];

/** A page that becomes interactive later than this, in ms, counts as slow. */
const LATE_MS = 5_000;

type Scripts = NonNullable<VisitMessage['scripts']>;

const arrivals = ['in-time', 'late', 'never'] as const;

/** Undefined when the visitor left too early to tell. */
const arrivalOf = ({ cameMs, atMs }: Scripts): (typeof arrivals)[number] | undefined => {
  if (cameMs !== null) return cameMs <= LATE_MS ? 'in-time' : 'late';
  return atMs > LATE_MS ? 'never' : undefined;
};

/**
 * The metrics that browsers report. Every label's values come from a fixed list.
 *
 * @param routes the ids of the site's pages
 */
export function createVisitMetrics(registry: Registry, routes: readonly string[]) {
  const registers = [registry];
  const counter = <Label extends string>(name: string, help: string, labelNames: Label[]) =>
    new Counter({ name, help, labelNames, registers });
  const vital = (name: string, help: string, buckets: number[]) =>
    new Histogram({
      name: `web_vitals_${name}`,
      help,
      buckets,
      labelNames: ['route', 'navigation', 'device'],
      registers,
    });

  const messages = counter('visit_messages_total', 'Messages of browsers by outcome', ['outcome']);
  const views = counter('page_views_total', 'Views of pages', ['route', 'navigation', 'source']);
  const steps = counter('enquiry_steps_total', 'Steps of enquiry forms, each once a view', [
    'step',
    'route',
    'source',
  ]);
  const errors = counter('browser_errors_total', 'Errors in browsers', ['kind']);
  const reports = counter('policy_reports_total', 'Violations of the content security policy', [
    'directive',
  ]);
  const scripts = counter('page_scripts_total', "When the app's scripts were loaded", [
    'route',
    'arrival',
  ]);
  // A counter that appears with its first event has not increased: alerts need it before.
  for (const outcome of messageOutcomes) messages.inc({ outcome }, 0);
  for (const kind of errorKinds) errors.inc({ kind }, 0);
  for (const route of routes) {
    for (const source of visitSources) {
      for (const step of enquirySteps) steps.inc({ step, route, source }, 0);
      for (const navigation of navigations) views.inc({ route, navigation, source }, 0);
    }
    for (const arrival of arrivals) scripts.inc({ route, arrival }, 0);
  }
  // Reported in ms, measured in seconds. The buckets include the thresholds of the web vitals.
  const vitals = {
    LCP: {
      perUnit: 1_000,
      times: vital('lcp_seconds', 'Largest Contentful Paint', [1, 1.5, 2.5, 4]),
    },
    INP: {
      perUnit: 1_000,
      times: vital('inp_seconds', 'Interaction to Next Paint', [0.05, 0.1, 0.2, 0.5]),
    },
    CLS: { perUnit: 1, times: vital('cls', 'Cumulative Layout Shift', [0.01, 0.1, 0.25]) },
    TTFB: {
      perUnit: 1_000,
      times: vital('ttfb_seconds', 'Time to First Byte', [0.2, 0.4, 0.8, 1.8]),
    },
    FCP: {
      perUnit: 1_000,
      times: vital('fcp_seconds', 'First Contentful Paint', [0.5, 1, 1.8, 3]),
    },
  };

  return {
    countOutcome: (outcome: MessageOutcome) => messages.inc({ outcome }),
    countReport: (directive: string) => reports.inc({ directive }),
    count(message: VisitMessage): void {
      const { device } = message;
      const source = visitSource(message);
      for (const view of message.views) views.inc({ ...view, source });
      for (const step of message.steps) steps.inc({ ...step, source });
      for (const { kind } of message.errors) errors.inc({ kind });
      for (const { name, value, route, navigation } of message.vitals) {
        const { perUnit, times } = vitals[name];
        times.observe({ route, navigation, device }, value / perUnit);
      }
      const arrival = message.scripts && arrivalOf(message.scripts);
      if (message.scripts && arrival) scripts.inc({ route: message.scripts.route, arrival });
    },
  };
}
