import { spawn } from 'node:child_process';
import { closeSync, mkdtempSync, openSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Readable } from 'node:stream';
import { freePort } from './free-port.ts';
import type { MemoryLimit } from './memory-limit.ts';
import { until } from './until.ts';

interface ProcessEnd {
  code: number | null;
  signal: NodeJS.Signals | null;
}

export interface RunningSite {
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
  /** Kills it and deletes its data folder. */
  stop(): Promise<void>;
}

export interface SiteOptions {
  /** The host of its origin: `localhost`, unless a test chooses the clients' addresses. */
  host?: string;
  /** Variables in addition to PATH, PORT and an empty data folder. */
  env?: Record<string, string>;
  /** The folder of the site; by default the repository. */
  cwd?: string;
  /** The built server by default; `server.ts` serves the sources. */
  program?: string;
  /** Instead of `node` with the program, for example to pin it to a core. */
  command?: readonly string[];
  /** A file for its standard output, instead of the test. */
  outputFile?: string;
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

/** Starts the site as a process, by default the built one on a free port, and doesn't wait for it. */
export async function launchSite({
  host = 'localhost',
  env = {},
  cwd,
  program = 'dist/server/server.js',
  command = [process.execPath, program],
  outputFile,
  openFiles,
  fileBlocks,
  memory,
}: SiteOptions = {}): Promise<RunningSite> {
  const port = env['PORT'] ?? String(await freePort());
  const dataDir = mkdtempSync(join(tmpdir(), 'site-data-'));
  const output = outputFile === undefined ? 'pipe' : openSync(outputFile, 'w');
  const limits = [
    ...(openFiles === undefined ? [] : [`ulimit -n ${openFiles} &&`]),
    ...(fileBlocks === undefined ? [] : [`ulimit -S -f ${fileBlocks} &&`]),
    ...(memory ? [`echo $$ > ${memory.joinFile} &&`] : []),
  ].join(' ');
  const child = spawn('sh', ['-c', `${limits} exec "$@"`, 'sh', ...command], {
    cwd,
    env: { PATH: process.env['PATH'], DATA_DIR: dataDir, ...env, PORT: port },
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
  return {
    origin: `http://${host}:${port}`,
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
    async stop() {
      child.kill('SIGKILL');
      await ended;
      rmSync(dataDir, { recursive: true, force: true });
    },
  };
}

/**
 * Launches the site and waits until it is ready.
 *
 * @throws with the output of a process that exits instead
 */
export async function startSite(options?: SiteOptions): Promise<RunningSite> {
  const site = await launchSite(options);
  let end: ProcessEnd | undefined;
  void site.ended.then((how) => (end = how));
  const isReady = () =>
    fetch(`${site.origin}/readyz`).then(
      ({ ok }) => ok,
      () => false, // not listening yet
    );
  try {
    await until(
      async () => end !== undefined || (await isReady()),
      () => `the site is ready: ${site.output()}${site.stderr()}`,
    );
    if (end) throw new Error(`The site ended with ${end.code}: ${site.stderr()}`);
  } catch (error) {
    await site.stop();
    throw error;
  }
  return site;
}
