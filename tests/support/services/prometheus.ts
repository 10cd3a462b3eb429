import { readFileSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { freePort } from '../free-port.ts';
import { answers } from '../run-program.ts';
import { runTestProgram, temporaryFolder } from '../test-site.ts';

export const MONITORING = resolve('deploy/monitoring');

interface PrometheusOptions {
  /** The addresses of the processes that it scrapes. */
  sites: readonly string[];
  /** Changes the rules of alerts.yml, for example their waiting times. */
  rules?: (text: string) => string;
  /** The blackbox exporter, and the address that it probes. */
  probe?: { exporter: string; target: string };
}

/** A real Prometheus with the configuration of deploy/ that scrapes each second. Stopped after the test. */
export async function startPrometheus({ sites, rules = (text) => text, probe }: PrometheusOptions) {
  const folder = temporaryFolder();
  const address = `127.0.0.1:${await freePort()}`;
  const hosts = sites.map((site) => `'${new URL(site).host}'`).join(', ');
  const read = (name: string) => readFileSync(join(MONITORING, name), 'utf8');
  const configuration = read('prometheus.yml')
    .replace("'site-1:3000', 'site-2:3000'", hosts)
    .replace('localhost:9090', address)
    .replace('blackbox-exporter:9115', probe?.exporter ?? address)
    .replace('https://www.example.com/healthz', probe?.target ?? 'https://localhost/')
    .replace(/ +authorization:\n.*\n/, '') // the site serves metrics to local clients
    .replaceAll('interval: 15s', 'interval: 1s');
  writeFileSync(join(folder, 'prometheus.yml'), configuration);
  writeFileSync(join(folder, 'alerts.yml'), rules(read('alerts.yml')));
  const prometheus = runTestProgram('prometheus', [
    `--config.file=${folder}/prometheus.yml`,
    `--storage.tsdb.path=${folder}/data`,
    `--web.listen-address=${address}`,
  ]);
  const api = async <Data>(path: string): Promise<Data> => {
    const response = await fetch(`http://${address}/api/v1/${path}`);
    const body = (await response.json()) as { data: Data; error?: string };
    if (!response.ok) throw new Error(`${path}: ${body.error}`);
    return body.data;
  };
  const query = async (expression: string) =>
    (
      await api<{ result: { metric: Record<string, string>; value: [number, string] }[] }>(
        `query?query=${encodeURIComponent(expression)}`,
      )
    ).result;
  await prometheus.until(() => answers(`http://${address}/-/ready`));
  return {
    api,
    query,
    /** The names of the alerts that fire. */
    firing: async () =>
      [
        ...new Set(
          (await query('ALERTS{alertstate="firing"}')).map(({ metric }) => metric['alertname']!),
        ),
      ].sort(),
  };
}

/** The address of a real blackbox exporter that trusts every certificate. */
export async function startBlackboxExporter(): Promise<string> {
  const folder = temporaryFolder();
  const address = `127.0.0.1:${await freePort()}`;
  const trusting = 'http: { tls_config: { insecure_skip_verify: true } }';
  writeFileSync(
    join(folder, 'blackbox.yml'),
    `modules: { http_2xx: { prober: http, ${trusting} } }\n`,
  );
  const exporter = runTestProgram('prometheus-blackbox-exporter', [
    `--config.file=${folder}/blackbox.yml`,
    `--web.listen-address=${address}`,
  ]);
  await exporter.until(() => answers(`http://${address}/-/healthy`));
  return address;
}
