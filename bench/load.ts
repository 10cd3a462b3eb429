/**
 * The server under the load of autocannon, on Linux, with one core each, compared with a bare node:http server that
 * sends the same bytes. Only ratios within one run are meaningful.
 */
import { execFile, execFileSync } from 'node:child_process';
import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { promisify } from 'node:util';
import { brotliCompressSync } from 'node:zlib';
import { pageAddresses } from '../scripts/build/page-addresses.ts';
import { startSite, type RunningSite, type StartOptions } from '../tests/support/start-site.ts';
import { median } from './median.ts';
import { cpuMs, IMAGE_ENV, megabytes } from './process-usage.ts';

/** npx downloads it at the first run. */
const AUTOCANNON = 'autocannon@9.0.0';
const SECONDS = 8;
const CONNECTIONS = 32;
const STARTS = 7;
const ENCODINGS = { 'accept-encoding': 'br, gzip' };
/** Time for compressing what was rendered. */
const SETTLE_MS = 8_000;

/** Starts a server, by default the site, on the first core. */
const start = (options: StartOptions = {}) =>
  startSite({ ...options, first: 'taskset -cp 0 $$ > /dev/null' });

// This process, which sends the load, has the second one.
execFileSync('taskset', ['-acp', '1', String(process.pid)]);
const rows: string[][] = [];
const notes = await startAndMemory();
const site = await start();
const home = await fetch(`${site.origin}/`);
const file = join(mkdtempSync(join(tmpdir(), 'bench-')), 'page.br');
writeFileSync(file, brotliCompressSync(Buffer.from(await home.arrayBuffer())));
const raw = await start({ program: 'bench/raw-server.ts', env: { PAGE: file } });
try {
  await sleep(SETTLE_MS);
  const limit = await measure('limit: raw node:http, one buffer', raw, 200);
  const page = await measure('cached page', site, 200);
  const { headers } = await fetch(`${site.origin}/`, { headers: ENCODINGS });
  await measure('cached page, 304', site, 304, { 'if-none-match': headers.get('etag')! });
  notes.push(`The cached page takes ${(page / limit).toFixed(1)} times the CPU time of the limit.`);
} finally {
  await Promise.all([raw.stop(), site.stop()]);
}

const table = [
  ['', 'requests/s', 'CPU ms/request', 'p99 ms'],
  ['---', '---:', '---:', '---:'],
  ...rows,
].map((cells) => `| ${cells.join(' | ')} |`);
const text = `Home page, ${SECONDS} s each, ${CONNECTIONS} connections, \`Accept-Encoding: br, gzip\`, one core each, Node ${process.version}.
Security headers, request log and metrics are on.

${table.join('\n')}

${notes.map((note) => `- ${note}`).join('\n')}
`;
console.log(text);

/** How long the site takes to start, and what its pages take when each is requested for the first time. */
async function startAndMemory(): Promise<string[]> {
  const readyMs: number[] = [];
  for (let run = 0; run < STARTS; run += 1) {
    const startedAt = performance.now();
    const { stop } = await start({ env: IMAGE_ENV });
    readyMs.push(performance.now() - startedAt);
    await stop();
  }
  const { origin, pid, stop } = await start({ env: IMAGE_ENV });
  await (await fetch(origin)).text();
  await sleep(SETTLE_MS);
  const [firstMb, firstCpu] = [megabytes(pid), cpuMs(pid)];
  const paths = await pageAddresses();
  for (const path of paths) await (await fetch(origin + path)).text();
  await sleep(SETTLE_MS);
  const perPage = (cpuMs(pid) - firstCpu) / (paths.length - 1);
  const allMb = megabytes(pid);
  await stop();
  return [
    `The site is ready ${Math.round(median(readyMs))} ms after the start of the process (median of ${STARTS}).`,
    `It has ${firstMb} MB after its first page, ${allMb} MB after every page. A page's first request takes ${Math.round(perPage)} ms of CPU, most of it for brotli.`,
  ];
}

/** What autocannon's report is read for. */
interface Report {
  requests: { total: number; average: number };
  latency: { p99: number };
  errors: number;
  statusCodeStats: Record<string, { count: number }>;
}

/** Sends requests for the home page over all connections. */
async function load(
  origin: string,
  seconds: number,
  headers: Record<string, string>,
): Promise<Report> {
  const fields = Object.entries(headers).flatMap(([name, value]) => ['-H', `${name}=${value}`]);
  const options = ['--json', '-c', `${CONNECTIONS}`, '-d', `${seconds}`, ...fields];
  const args = ['--yes', AUTOCANNON, ...options, `${origin}/`];
  const { stdout } = await promisify(execFile)('npx', args);
  return JSON.parse(stdout) as Report;
}

/**
 * The home page of a server under load, as a row of the table.
 *
 * @returns the server's CPU time for one request, in ms
 * @throws unless every response has the expected status
 */
async function measure(
  name: string,
  { origin, pid }: RunningSite,
  expected: number,
  headers: Record<string, string> = {},
): Promise<number> {
  const sent = { ...ENCODINGS, ...headers };
  await load(origin, 2, sent); // warm-up
  const before = cpuMs(pid);
  const { requests, latency, errors, statusCodeStats } = await load(origin, SECONDS, sent);
  const cpu = (cpuMs(pid) - before) / requests.total;
  const wrong = requests.total - (statusCodeStats[`${expected}`]?.count ?? 0) + errors;
  if (wrong > 0) throw new Error(`${name}: ${wrong} requests failed`);
  const average = Math.round(requests.average).toLocaleString('en');
  rows.push([name, average, cpu.toFixed(3), String(latency.p99)]);
  console.log(rows.at(-1)?.join('  '));
  return cpu;
}
