/**
 * `npm run bench -- floods`: a visitor's response times while a client floods the built server (with a memory limit of 256 MB
 * if the system supports control groups), compared with a bare node:http server; and pages per second while the
 * Supabase project fails. Writes bench/floods.md.
 */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, writeFileSync } from 'node:fs';
import { get } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { attack, floods } from '../tests/support/floods.ts';
import { freePort } from '../tests/support/free-port.ts';
import { createMemoryLimit } from '../tests/support/memory-limit.ts';
import {
  startStandInSupabase,
  type StandInMode,
} from '../tests/support/services/stand-in-supabase.ts';
import { startSite, type RunningSite } from '../tests/support/start-site.ts';
import { load, onCore } from './load.ts';
import { percentile } from './statistics.ts';

const MEMORY_MB = 256;
const CONNECTIONS = 1_000;
const SECONDS = 10;
const PAUSE_MS = 15;
const IMAGE_ENV = {
  MALLOC_ARENA_MAX: '2',
  NODE_OPTIONS: '--max-semi-space-size=2',
  TRUST_PROXY: '1',
  LOG_LEVEL: 'info',
};
const node = process.execPath;

/** Runs in the attacker's process. */
const [, , attacked, name] = process.argv;
if (attacked !== undefined) {
  const flood = floods.find((one) => one.name === name)!;
  console.log(await attack(attacked, flood, { connections: CONNECTIONS, seconds: SECONDS }));
  process.exit();
}

/** Requests a page on a new connection, from another address than the attacker's. */
const visit = (origin: string) =>
  new Promise<number>((resolve, reject) => {
    const began = performance.now();
    const headers = { 'accept-encoding': 'br, gzip', 'x-forwarded-for': '196.0.0.7' };
    get(`${origin}/contact`, { agent: false, headers }, (res) => {
      res.resume().once('end', () => {
        if (res.statusCode === 200) resolve(performance.now() - began);
        else reject(new Error(`A visitor got ${res.statusCode}`));
      });
    }).once('error', reject);
  });

/** Floods a server and visits it meanwhile. */
async function measure(origin: string, flood: string) {
  // With lower priority than the visitor, who runs on the same core.
  const command = ['nice', ...onCore(1, [node, fileURLToPath(import.meta.url), origin, flood])];
  const [program = '', ...args] = command;
  const attacker = spawn(program, args, { stdio: ['ignore', 'pipe', 'inherit'] });
  let output = '';
  attacker.stdout.on('data', (part: Buffer) => (output += part.toString()));
  let isOver = false;
  const ended = once(attacker, 'close').then(() => (isOver = true));
  const times: number[] = [];
  let failures = 0;
  while (!isOver) {
    await visit(origin).then(
      (ms) => times.push(ms),
      () => (failures += 1),
    );
    await sleep(PAUSE_MS);
  }
  await ended;
  const at = (share: number) => String(Math.round(percentile(times, share)));
  return { perSecond: Number(output), p50: at(0.5), p99: at(0.99), failures };
}

/** Runs a command with a memory limit. */
async function withMemoryLimit<T>(
  command: readonly string[],
  action: (site: RunningSite, peakMb: () => number | undefined) => Promise<T>,
): Promise<T> {
  const memory = createMemoryLimit(MEMORY_MB);
  const join = memory ? `echo $$ > ${memory.joinFile};` : '';
  const site = await startSite(IMAGE_ENV, [
    ...['sh', '-c', `ulimit -n 4096; ${join} exec "$0" "$@"`],
    ...onCore(0, command),
  ]);
  try {
    return await action(site, () => memory?.peakMb());
  } finally {
    await site.stop();
    memory?.remove();
  }
}

/** Waits until the page is kept in brotli, which is made after its first answer. */
async function compressed(origin: string): Promise<void> {
  const headers = { 'accept-encoding': 'br' };
  const encoding = async () =>
    (await fetch(`${origin}/contact`, { headers })).headers.get('content-encoding');
  while ((await encoding()) !== 'br') await sleep(PAUSE_MS);
}

async function floodRow(flood: string, page: string): Promise<string[]> {
  const site = await withMemoryLimit(
    [node, 'dist/server/server.js'],
    async ({ origin }, peakMb) => {
      await compressed(origin);
      return { ...(await measure(origin, flood)), peakMb: peakMb() };
    },
  );
  const raw = await withMemoryLimit([node, 'bench/raw-server.ts', page], ({ origin }) =>
    measure(origin, flood),
  );
  const failures = site.failures + raw.failures;
  if (failures > 0) console.warn(`${flood}: ${failures} visits failed`);
  return [
    flood,
    site.perSecond ? Math.round(site.perSecond).toLocaleString('en') : '',
    site.p50,
    site.p99,
    raw.p50,
    raw.p99,
    String(site.peakMb ?? ''),
  ];
}

/** Pages per second from the start of the process, with a project in a state. */
async function projectRow(what: string, mode: StandInMode | 'refused'): Promise<string[]> {
  const project = await startStandInSupabase();
  if (mode !== 'refused') project.mode = mode;
  const url = mode === 'refused' ? `http://127.0.0.1:${await freePort()}` : project.url;
  const site = await startSite(
    { ...IMAGE_ENV, SUPABASE_URL: url, SUPABASE_ANON_KEY: project.anonKey },
    onCore(0, [node, 'dist/server/server.js']),
  );
  const result = await load({ url: `${site.origin}/contact`, pid: site.pid, seconds: SECONDS });
  await site.stop();
  await project.close();
  if (result.failures > 0) console.warn(`${what}: ${result.failures} requests failed`);
  return [what, Math.round(result.requestsPerSecond).toLocaleString('en'), String(result.p99Ms)];
}

const table = (rows: string[][]) => rows.map((cells) => `| ${cells.join(' | ')} |`).join('\n');
const log = (row: string[]) => {
  console.log(row.join('  '));
  return row;
};

const page = join(mkdtempSync(join(tmpdir(), 'floods-')), 'page.br');
const first = await startSite(IMAGE_ENV);
await compressed(first.origin);
const brotli = await new Promise<Buffer>((resolve, reject) => {
  get(`${first.origin}/contact`, { headers: { 'accept-encoding': 'br' } }, (res) => {
    res.toArray().then((parts) => resolve(Buffer.concat(parts as Buffer[])), reject);
  }).once('error', reject);
});
await first.stop();
writeFileSync(page, brotli);

const floodRows = [];
for (const flood of floods) floodRows.push(log(await floodRow(flood.name, page)));
const projectRows = [];
for (const [what, mode] of [
  ['answers', 'answers'],
  ['refuses connections', 'refused'],
  ['never answers', 'hangs'],
  ['answers 500', 'fails'],
  ['sends invalid answers', 'sends invalid JSON'],
] as const)
  projectRows.push(log(await projectRow(what, mode)));

const text = `# Results of \`npm run bench -- floods\`

${CONNECTIONS.toLocaleString('en')} connections of one client flood the server for ${SECONDS} s, which has one core and ${MEMORY_MB} MB. A visitor with
another address opens /contact each ${PAUSE_MS} ms, on a new connection each time. For comparison the same visitor with a bare node:http server
that answers everything with the bytes of that page. Node ${process.version}.

${table([
  ['Flood', 'requests/s', 'visitor p50 ms', 'p99 ms', 'bare p50 ms', 'bare p99 ms', 'peak MB'],
  ['---', '---:', '---:', '---:', '---:', '---:', '---:'],
  ...floodRows,
])}

/contact with 32 connections over the first ${SECONDS} s of a process whose Supabase project

${table([['', 'requests/s', 'p99 ms'], ['---', '---:', '---:'], ...projectRows])}
`;
writeFileSync('bench/floods.md', text);
