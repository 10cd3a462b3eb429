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
  pid: number;
  kill(signal: NodeJS.Signals): void;
  ended: Promise<ProcessEnd>;
  /** The lines of its log so far. */
  log(): Record<string, unknown>[];
  stderr(): string;
  /** Everything on its standard output so far. */
  output(): string;
  /** Its standard output, for tests that stop reading it; null if it is a file. */
  stdout: Readable | null;
}

interface SiteProcessOptions {
  env?: Record<string, string>;
  /** The folder of the site; by default the repository. */
  cwd?: string;
  /** A file for its standard output, instead of the test. */
  outputFile?: string;
  /** The built server by default; `server.ts` serves the sources. */
  program?: string;
  /** Limit of open files and connections (`ulimit -n`). */
  openFiles?: number;
  /**
   * Limit of the size of files that it writes, in blocks of 512 bytes (`ulimit -f`): it acts as a full disk, for
   * any user.
   */
  fileBlocks?: number;
  /** The process is killed beyond it. */
  memory?: MemoryLimit;
}

/** A folder that is deleted after the test. */
export function temporaryFolder(): string {
  const dir = mkdtempSync(join(tmpdir(), 'site-ops-'));
  onTestFinished(() => rmSync(dir, { recursive: true, force: true }));
  return dir;
}

/**
 * Starts the built server with only the given environment, by default with a free port and an empty
 * data folder. It is killed after the test.
 */
export async function launchSite({
  env = {},
  cwd,
  outputFile,
  openFiles,
  fileBlocks,
  memory,
  program = 'dist/server/server.js',
}: SiteProcessOptions = {}): Promise<SiteProcess> {
  const port = env['PORT'] ?? String(await freePort());
  const output = outputFile === undefined ? 'pipe' : openSync(outputFile, 'w');
  const limits = [
    ...(openFiles === undefined ? [] : [`ulimit -n ${openFiles} &&`]),
    ...(fileBlocks === undefined ? [] : [`ulimit -S -f ${fileBlocks} &&`]),
    ...(memory ? [`echo $$ > ${memory.joinFile} &&`] : []),
  ].join(' ');
  const child = spawn('sh', ['-c', `${limits} exec "$0" "$1"`, process.execPath, program], {
    cwd,
    env: { PATH: process.env['PATH'], DATA_DIR: temporaryFolder(), ...env, PORT: port },
    stdio: ['ignore', output, 'pipe'],
  });
  if (typeof output === 'number') closeSync(output);
  const texts = { stdout: '', stderr: '' };
  for (const name of ['stdout', 'stderr'] as const)
    child[name]?.setEncoding('utf8').on('data', (part: string) => (texts[name] += part));
  // `close` follows the last output, `exit` may precede it.
  const ended = new Promise<ProcessEnd>((resolve) => {
    child.once('close', (code, signal) => resolve({ code, signal }));
  });
  onTestFinished(async () => {
    child.kill('SIGKILL');
    await ended;
  });
  return {
    origin: `http://127.0.0.1:${port}`,
    pid: child.pid!,
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
 * @throws with the output of a process that exits instead.
 */
export async function startSite(options?: SiteProcessOptions): Promise<SiteProcess> {
  const site = await launchSite(options);
  let end: ProcessEnd | undefined;
  void site.ended.then((how) => (end = how));
  await until(async () => end !== undefined || (await isReady(site.origin)));
  if (end) throw new Error(`The site ended with ${end.code}: ${site.stderr()}`);
  return site;
}

/** Stops a site and returns its whole log; a running one buffers its last lines. */
export async function wholeLog(site: SiteProcess): Promise<Record<string, unknown>[]> {
  site.kill('SIGINT');
  await site.ended;
  return site.log();
}

async function isReady(origin: string): Promise<boolean> {
  try {
    return (await fetch(`${origin}/readyz`)).ok;
  } catch {
    return false; // not listening yet
  }
}
