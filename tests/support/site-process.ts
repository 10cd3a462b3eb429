import { spawn } from 'node:child_process';
import type { Readable } from 'node:stream';
import { closeSync, mkdtempSync, openSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { onTestFinished } from 'vitest';
import { freePort } from './free-port.ts';
import type { MemoryLimit } from './memory-limit.ts';
import { until } from './until.ts';

interface ProcessEnd {
  code: number | null;
  signal: NodeJS.Signals | null;
}

export interface SiteProcess {
  origin: string;
  kill(signal: NodeJS.Signals): void;
  ended: Promise<ProcessEnd>;
  /** The lines of its log so far. */
  log(): Record<string, unknown>[];
  stderr(): string;
  /** Everything on its standard output so far. */
  output(): string;
  /** Its standard output, for tests that stop reading it; null when it goes to a file. */
  stdout: Readable | null;
}

interface SiteProcessOptions {
  env?: Record<string, string>;
  /** Where server.ts is; the repository unless told. */
  cwd?: string;
  /** A file that its standard output goes to, instead of to the test. */
  outputFile?: string;
  /** For the command line, like `--dev`. */
  args?: readonly string[];
  /** How many files and connections the process may have open at once. */
  openFiles?: number;
  /** Beyond it the system kills the process. */
  memory?: MemoryLimit;
}

/** A folder that goes with the test. */
export function temporaryFolder(): string {
  const dir = mkdtempSync(join(tmpdir(), 'site-ops-'));
  onTestFinished(() => rmSync(dir, { recursive: true, force: true }));
  return dir;
}

/**
 * Starts `node server.ts` on the build, with nothing in its environment but what the test gives: a
 * free port and an empty data folder unless told. It is killed when the test ends.
 */
export async function launchSite({
  env = {},
  cwd,
  outputFile,
  openFiles,
  memory,
  args = [],
}: SiteProcessOptions = {}): Promise<SiteProcess> {
  const port = env['PORT'] ?? String(await freePort());
  const output = outputFile === undefined ? 'pipe' : openSync(outputFile, 'w');
  const limits = [
    ...(openFiles === undefined ? [] : [`ulimit -n ${openFiles} &&`]),
    ...(memory ? [`echo $$ > ${memory.joinFile} &&`] : []),
  ].join(' ');
  const child = spawn(
    'sh',
    ['-c', `${limits} exec "$0" server.ts "$@"`, process.execPath, ...args],
    {
      cwd,
      env: { PATH: process.env['PATH'], DATA_DIR: temporaryFolder(), ...env, PORT: port },
      stdio: ['ignore', output, 'pipe'],
    },
  );
  if (typeof output === 'number') closeSync(output);
  const texts = { stdout: '', stderr: '' };
  for (const name of ['stdout', 'stderr'] as const)
    child[name]?.setEncoding('utf8').on('data', (part: string) => (texts[name] += part));
  // `close` comes when the last output is read, `exit` may come before.
  const ended = new Promise<ProcessEnd>((resolve) => {
    child.once('close', (code, signal) => resolve({ code, signal }));
  });
  onTestFinished(async () => {
    child.kill('SIGKILL');
    await ended;
  });
  return {
    origin: `http://127.0.0.1:${port}`,
    kill: (signal) => void child.kill(signal),
    ended,
    log: () =>
      texts.stdout
        .split('\n')
        .filter((line) => line.startsWith('{') && line.endsWith('}'))
        .map((line) => JSON.parse(line) as Record<string, unknown>),
    stderr: () => texts.stderr,
    output: () => texts.stdout,
    stdout: child.stdout,
  };
}

/**
 * Launches the site and waits until it is ready.
 *
 * @throws with what the process said when it ends instead.
 */
export async function startSite(options?: SiteProcessOptions): Promise<SiteProcess> {
  const site = await launchSite(options);
  let end: ProcessEnd | undefined;
  void site.ended.then((how) => (end = how));
  await until(async () => end !== undefined || (await isReady(site.origin)));
  if (end) throw new Error(`The site ended with ${end.code}: ${site.stderr()}`);
  return site;
}

/** Ends a site and gives everything that it logged: until then its last lines are still gathered. */
export async function wholeLog(site: SiteProcess): Promise<Record<string, unknown>[]> {
  site.kill('SIGINT');
  await site.ended;
  return site.log();
}

async function isReady(origin: string): Promise<boolean> {
  try {
    return (await fetch(`${origin}/readyz`)).ok;
  } catch {
    return false; // nobody listens yet
  }
}
