/**
 * `npm run visits`: prints the metrics about visits of a running process as tables, for sites without
 * Prometheus. Each process counts for itself.
 */
import { enquirySteps } from '../src/visits/message.ts';
import { runCommand, UsageError } from './command.ts';
import { ask } from './operations/ask.ts';

const usage = `Usage: npm run visits [-- <address of a process>]

Prints views, vitals at the 75th percentile, sources, steps of the form and errors from the process's /metrics, by
default http://localhost:3000 (or PORT). METRICS_TOKEN is sent if it is set.
`;

interface Sample {
  name: string;
  labels: Record<string, string>;
  value: number;
}

/** Parses samples in Prometheus' text format. */
function parseMetrics(text: string): Sample[] {
  return [...text.matchAll(/^(\w+)(?:\{(.*)\})? (\S+)$/gm)].map(
    ([, name = '', list = '', value]) => ({
      name,
      labels: Object.fromEntries([...list.matchAll(/(\w+)="([^"]*)"/g)].map(([, k, v]) => [k, v])),
      value: Number(value),
    }),
  );
}

/** The samples with a label's value. */
const where = (samples: Sample[], label: string, value: string): Sample[] =>
  samples.filter(({ labels }) => labels[label] === value);

const total = (samples: Sample[]): number => samples.reduce((sum, { value }) => sum + value, 0);

/** Sums of samples by one of their labels, largest first. */
function sumBy(samples: Sample[], label: string): [key: string, sum: number][] {
  const sums = new Map<string, number>();
  for (const { labels, value } of samples) {
    const key = labels[label] ?? '';
    sums.set(key, (sums.get(key) ?? 0) + value);
  }
  return [...sums].sort(([, a], [, b]) => b - a);
}

/** A quantile of a histogram, computed like Prometheus' `histogram_quantile`. */
function quantile(share: number, buckets: Sample[]): number | undefined {
  const sums = sumBy(buckets, 'le')
    .map(([le, count]) => ({ le: Number(le.replace('+Inf', 'Infinity')), count }))
    .sort((a, b) => a.le - b.le);
  const wanted = share * (sums.at(-1)?.count ?? 0);
  if (wanted === 0) return undefined;
  const at = sums.findIndex(({ count }) => count >= wanted);
  const below = sums[at - 1] ?? { le: 0, count: 0 };
  const bucket = sums[at]!;
  if (bucket.le === Infinity) return below.le;
  return (
    below.le + ((bucket.le - below.le) * (wanted - below.count)) / (bucket.count - below.count)
  );
}

function table(head: string[], rows: (string | number)[][]): string {
  const lines = [head, ...rows].map((row) => row.map(String));
  const widths = head.map((_, column) => Math.max(...lines.map((line) => line[column]!.length)));
  const texts = lines.map((line) =>
    line.map((cell, at) => (at ? cell.padStart(widths[at]!) : cell.padEnd(widths[at]!))).join('  '),
  );
  return rows.length > 0 ? `${texts.join('\n')}\n` : `${head[0]}: none yet\n`;
}

/** The tables for a text in Prometheus' format. */
function report(text: string): string {
  const samples = parseMetrics(text);
  const named = (name: string) => samples.filter((sample) => sample.name === name);
  /** A counter's samples; those that have counted nothing yet are no rows. */
  const counted = (name: string) => named(name).filter(({ value }) => value > 0);
  const began = named('process_start_time_seconds')[0]?.value ?? 0;

  const views = counted('page_views_total');
  const routes = sumBy(views, 'route');
  const p75 = (metric: string, route: string, digits: number) =>
    quantile(
      0.75,
      where(named(`${metric}_bucket`), 'route', route).filter(
        ({ labels }) => labels['navigation'] !== 'soft',
      ),
    )?.toFixed(digits) ?? '–';
  const steps = counted('enquiry_steps_total');
  /** The counts of some steps at a form or from a source. */
  const stepsOf = (label: string, value: string, wanted: readonly string[]) =>
    wanted.map((step) => total(where(where(steps, label, value), 'step', step)));
  const sourceRow = (source: string, count: number) => {
    const visits = total(where(where(views, 'source', source), 'navigation', 'load'));
    const [begun = 0, sent = 0, booked = 0] = stepsOf('source', source, [
      'begun',
      'sent',
      'booked',
    ]);
    const rate = visits > 0 ? `${((100 * (sent + booked)) / visits).toFixed(1)} %` : '–';
    return [source, count, visits, begun, sent, booked, rate];
  };
  return [
    `Since ${new Date(began * 1000).toISOString()}\n`,
    table(
      ['Views', 'views', 'LCP s', 'INP s', 'CLS', 'TTFB s'],
      routes.map(([route, count]) => [
        route,
        count,
        p75('web_vitals_lcp_seconds', route, 2),
        p75('web_vitals_inp_seconds', route, 2),
        p75('web_vitals_cls', route, 3),
        p75('web_vitals_ttfb_seconds', route, 2),
      ]),
    ),
    table(
      ['Source', 'views', 'visits', 'begun', 'sent', 'booked', 'sent or booked a visit'],
      sumBy(views, 'source').map(([source, count]) => sourceRow(source, count)),
    ),
    table(['Way to the page', 'views'], sumBy(views, 'navigation')),
    table(
      ['Form', ...enquirySteps],
      sumBy(steps, 'route').map(([route]) => [route, ...stepsOf('route', route, enquirySteps)]),
    ),
    table(['Scripts', 'views'], sumBy(counted('page_scripts_total'), 'arrival')),
    table(['Enquiries (server)', 'count'], sumBy(counted('enquiries_total'), 'outcome')),
    table(['Errors of browsers', 'count'], sumBy(counted('browser_errors_total'), 'kind')),
    table(['Refused by the policy', 'count'], sumBy(counted('policy_reports_total'), 'directive')),
  ].join('\n');
}

await runCommand({ usage, words: [0, 1] }, async (_, [site]) => {
  const { PORT = '3000', METRICS_TOKEN: token } = process.env;
  const address = URL.parse('/metrics', site ?? `http://localhost:${PORT}`)?.href;
  if (!address) throw new UsageError();
  const headers = token ? { authorization: `Bearer ${token}` } : undefined;
  const response = await ask(address, { headers });
  if (!response.ok)
    throw new Error(
      `${address} answered ${response.status}. Ask the process itself, not the balancer (docs/operations.md, Metrics)`,
    );
  return report(await response.text());
});
