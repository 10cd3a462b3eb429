/**
 * `npm run bench`: the server under load, with one core each for server and generator, compared with a bare
 * node:http server that sends the same bytes. Writes bench/results.md. Only ratios within one run are meaningful.
 */
import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { siteRoutes } from '../scripts/build/site-routes.ts';
import { startSite, type RunningSite } from '../tests/support/start-site.ts';
import { startStandInSupabase } from '../tests/support/services/stand-in-supabase.ts';
import { load, megabytes, onCore, visitDuring, type LoadResult } from './load.ts';
import { buildNextExample } from './next-example.ts';
import { median, percentile } from './statistics.ts';

const SECONDS = 8;
const STARTS = 7;
/**
 * How long a server renders without a pause, and how often its memory is sampled. Without a heap limit V8
 * lets the heap grow for minutes; with one, a leak ends the process.
 */
const MEMORY = { samples: 10, everySeconds: 10, heapMb: 128 };
/** As in the image (Dockerfile). */
const IMAGE_ENV = { MALLOC_ARENA_MAX: '2', NODE_OPTIONS: '--max-semi-space-size=2' };
/** Time for compressing what was rendered. */
const SETTLE_MS = 8_000;

const node = process.execPath;
const rows: string[][] = [];
const notes: string[] = [];

notes.push(await besideNext());
notes.push(await startMemory());
const cached = await startSite({ command: onCore(0, [node, 'dist/server/server.js']) });
const uncached = await startUncached();
const raw = await startRaw(cached);
try {
  await settle();
  const limit = await measure('limit: raw node:http, one buffer', raw);
  const page = await measure('cached page', cached);
  const etag = (await fetch(`${cached.origin}/`)).headers.get('etag') ?? '';
  await measure('cached page, 304', cached, { headers: { 'if-none-match': etag } });
  const unknown = await measure('unknown addresses, each another', cached, { unknown: true });
  await measure('rendered for every request', uncached);
  notes.push(
    `The cached page reaches ${percent(page.requestsPerSecond, limit.requestsPerSecond)} of the limit's ` +
      `requests, ${percent(limit.cpuMsPerRequest, page.cpuMsPerRequest)} by the server's CPU time: ` +
      "the generator's core is full before the server's.",
  );
  const besidePages = await visitorDuring(cached, false);
  const besideUnknown = await visitorDuring(cached, true);
  notes.push(
    `A flood of unknown addresses reaches ${percent(unknown.requestsPerSecond, page.requestsPerSecond)} of the cached page's ` +
      `requests, ${percent(page.cpuMsPerRequest, unknown.cpuMsPerRequest)} by the server's CPU time. A visitor's page beside it takes ${besideUnknown}, beside a flood of cached pages ${besidePages}.`,
  );
  notes.push(await memory());
} finally {
  await Promise.all([raw.stop(), cached.stop(), uncached.stop()]);
}

const table = [
  ['', 'requests/s', 'CPU ms/request', 'p99 ms'],
  ['---', '---:', '---:', '---:'],
  ...rows,
].map((cells) => `| ${cells.join(' | ')} |`);
const text = `# Results of \`npm run bench\`

Home page, ${SECONDS} s each, 32 connections, \`Accept-Encoding: br, gzip\`, one core each, Node ${process.version}.
Security headers, request log and metrics are on.

${table.join('\n')}

${notes.map((note) => `- ${note}`).join('\n')}
`;
writeFileSync('bench/results.md', text);
console.log(text);

/**
 * Start times and memory of the built server with an empty database and of Next's smallest example, in turn, each
 * alone on a core.
 */
async function besideNext(): Promise<string> {
  const { folder, command } = buildNextExample();
  const starts = {
    'The site': () =>
      startSite({ env: IMAGE_ENV, command: onCore(0, [node, 'dist/server/server.js']) }),
    "Next's smallest example": () => startSite({ command: onCore(0, command), cwd: folder }),
  };
  const figures = Object.entries(starts).map(([name, start]) => ({
    name,
    start,
    readyMs: [] as number[],
    memoryMb: [] as number[],
  }));
  for (let round = 0; round < STARTS; round += 1)
    for (const { start, readyMs, memoryMb } of figures) {
      const startedAt = performance.now();
      const server = await start();
      readyMs.push(Math.round(performance.now() - startedAt));
      await (await fetch(server.origin)).text();
      await settle();
      memoryMb.push(megabytes(server.pid, 'VmRSS'));
      await server.stop();
    }
  return figures
    .map(
      ({ name, readyMs, memoryMb }) =>
        `${name} is ready ${median(readyMs)} ms after the start of the process and has ${median(memoryMb)} MB after its first page`,
    )
    .join('. ')
    .concat(` (medians of ${STARTS} starts in turn, one core).`);
}

/** Memory of a server after its first page and after every page, with either backend. */
async function startMemory(): Promise<string> {
  const project = await startStandInSupabase();
  const backends = {
    SQLite: {},
    'a Supabase project': { SUPABASE_URL: project.url, SUPABASE_ANON_KEY: project.anonKey },
  };
  const figures: string[] = [];
  for (const [name, env] of Object.entries(backends)) {
    const site = await startSite({ env: { ...IMAGE_ENV, ...env } });
    await (await fetch(site.origin)).text();
    await settle();
    const first = megabytes(site.pid, 'VmRSS');
    for (const path of await siteRoutes()) await (await fetch(site.origin + path)).text();
    await settle();
    figures.push(`${first} MB and ${megabytes(site.pid, 'VmRSS')} MB with ${name}`);
    await site.stop();
  }
  await project.close();
  return `Memory of the process after its first page and after every page: ${figures.join(', ')}.`;
}

async function startRaw({ origin }: RunningSite): Promise<RunningSite> {
  const html = Buffer.from(await (await fetch(`${origin}/`)).arrayBuffer());
  const file = join(mkdtempSync(join(tmpdir(), 'bench-')), 'page.br');
  writeFileSync(file, brotliCompressSync(html));
  return startSite({ command: onCore(0, [node, 'bench/raw-server.ts', file]) });
}

/** Waits until what was rendered is compressed. */
async function settle(): Promise<void> {
  await new Promise((resolve) => setTimeout(resolve, SETTLE_MS));
}

/** The home page of a server under load. */
async function measure(
  name: string,
  { origin, pid }: RunningSite,
  how: { headers?: Record<string, string>; unknown?: boolean } = {},
): Promise<LoadResult> {
  const options = { url: `${origin}/`, pid, ...how };
  await load({ ...options, seconds: 2 }); // warm-up
  const result = await load({ ...options, seconds: SECONDS });
  if (result.failures > 0) throw new Error(`${name}: ${result.failures} requests failed`);
  rows.push([
    name,
    Math.round(result.requestsPerSecond).toLocaleString('en'),
    result.cpuMsPerRequest.toFixed(3),
    String(result.p99Ms),
  ]);
  console.log(rows.at(-1)?.join('  '));
  return result;
}

/** A visitor's response times, with ten requests a second during a flood of 32 connections. */
async function visitorDuring({ origin, pid }: RunningSite, unknown: boolean): Promise<string> {
  const flood = load({ url: `${origin}/`, pid, unknown, seconds: SECONDS });
  const times = await visitDuring(flood, `${origin}/contact`);
  const at = (share: number) => percentile(times, share).toFixed(1);
  return `${at(0.5)} ms (median; p95 ${at(0.95)} ms)`;
}

function percent(part: number, whole: number): string {
  return `${Math.round((100 * part) / whole)} %`;
}

/** A server that renders each page for each request. */
function startUncached(...nodeOptions: string[]): Promise<RunningSite> {
  const command = [node, ...nodeOptions, 'bench/site-server.ts'];
  return startSite({ env: IMAGE_ENV, command: onCore(0, command) });
}

/** Resident memory over many renders, which must level off. */
async function memory(): Promise<string> {
  const { origin, pid, stop } = await startUncached(`--max-old-space-size=${MEMORY.heapMb}`);
  const samples: number[] = [];
  let renders = 0;
  while (samples.length < MEMORY.samples) {
    const seconds = MEMORY.everySeconds;
    const { requestsPerSecond } = await load({ url: `${origin}/`, pid, seconds });
    renders += requestsPerSecond * seconds;
    samples.push(megabytes(pid, 'VmRSS'));
  }
  await stop();
  return `Memory over ${Math.round(renders).toLocaleString('en')} renders with a heap of ${MEMORY.heapMb} MB at most, sampled every ${MEMORY.everySeconds} s: ${samples.join(', ')} MB.`;
}
