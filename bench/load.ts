import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import autocannon from 'autocannon';

const CONNECTIONS = 32;
const ENCODINGS = { 'accept-encoding': 'br, gzip' };
const TICKS_PER_SECOND = 100; // USER_HZ, the same on every Linux

export interface LoadResult {
  requestsPerSecond: number;
  p99Ms: number;
  /** CPU time of the server process for one request, in ms. */
  cpuMsPerRequest: number;
  /** Answers that were not 2xx or 304, and broken connections. */
  failures: number;
}

interface LoadOptions {
  url: string;
  seconds: number;
  headers?: Record<string, string>;
  /** Requests a different unknown address each time, and expects 404. */
  unknown?: boolean;
  /** The server's process, whose CPU time is counted. */
  pid: number;
}

/** Pins a command to a core, on Linux. */
export function onCore(core: number, command: readonly string[]): string[] {
  return process.platform === 'linux' ? ['taskset', '-c', String(core), ...command] : [...command];
}

/** Sends load to a local server, from a process on the other core. */
export async function load({ pid, ...options }: LoadOptions): Promise<LoadResult> {
  const { hostname } = new URL(options.url);
  if (hostname !== 'localhost' && hostname !== '127.0.0.1') {
    throw new Error(`Only this machine may be loaded, not ${hostname}`);
  }
  const cpuBefore = cpuMs(pid);
  const [program = '', ...args] = onCore(1, [
    process.execPath,
    fileURLToPath(import.meta.url),
    JSON.stringify(options),
  ]);
  const child = spawn(program, args, { stdio: ['ignore', 'pipe', 'inherit'] });
  let output = '';
  child.stdout.on('data', (part: Buffer) => (output += part.toString()));
  await once(child, 'close');
  const { requests, ...result } = JSON.parse(output) as LoadReport;
  return { ...result, cpuMsPerRequest: (cpuMs(pid) - cpuBefore) / requests };
}

/** User and system time of a process, in ms (proc(5), fields 14 and 15). */
function cpuMs(pid: number): number {
  const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1]?.split(' ') ?? [];
  return ((Number(fields[11]) + Number(fields[12])) * 1000) / TICKS_PER_SECOND;
}

/** Resident memory of a process in MB: current (`VmRSS`) or peak (`VmHWM`). */
export function megabytes(pid: number, kind: 'VmRSS' | 'VmHWM'): number {
  const status = readFileSync(`/proc/${pid}/status`, 'utf8');
  const kb = new RegExp(`${kind}:\\s+(\\d+)`).exec(status)?.[1];
  return Math.round(Number(kb) / 1024);
}

/** Response times of a page in ms, requested ten times a second until a load ends. */
export async function visitDuring(underWay: Promise<unknown>, url: string): Promise<number[]> {
  const times: number[] = [];
  let isOver = false;
  const end = () => (isOver = true);
  void underWay.then(end, end);
  while (!isOver) {
    const startedAt = performance.now();
    await (await fetch(url)).arrayBuffer();
    times.push(performance.now() - startedAt);
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  return times;
}

/** Runs in the load generator's process. */
if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const options = JSON.parse(process.argv[2] ?? '') as LoadOptions;
  console.log(JSON.stringify(await loadPages(options)));
}

type LoadReport = Omit<LoadResult, 'cpuMsPerRequest'> & { requests: number };

async function loadPages({ url, seconds, headers, unknown }: LoadOptions): Promise<LoadReport> {
  let count = 0;
  const setupRequest = (request: autocannon.Request) => ({
    ...request,
    path: `/unknown-${(count += 1)}`,
  });
  const result = await autocannon({
    url,
    duration: seconds,
    connections: CONNECTIONS,
    headers: { ...ENCODINGS, ...headers },
    ...(unknown && { requests: [{ setupRequest }] }),
  });
  const expected = result.statusCodeStats?.[unknown ? '404' : '304']?.count ?? 0;
  const unexpected = (unknown ? result.requests.total : result.non2xx) - expected;
  return {
    requestsPerSecond: result.requests.average,
    p99Ms: result.latency.p99,
    failures: unexpected + result.errors,
    requests: result.requests.total,
  };
}
