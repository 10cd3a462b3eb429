import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { onTestFinished } from 'vitest';
import { freePort } from './free-port.ts';
import { until } from './until.ts';

export interface ProcessEnd {
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
}

export interface SiteProcessOptions {
  env?: Record<string, string>;
  /** Where server.ts is; the repository unless told. */
  cwd?: string;
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
export async function launchSite({ env = {}, cwd }: SiteProcessOptions = {}): Promise<SiteProcess> {
  const port = env['PORT'] ?? String(await freePort());
  const child = spawn(process.execPath, ['server.ts'], {
    cwd,
    env: { PATH: process.env['PATH'], DATA_DIR: temporaryFolder(), ...env, PORT: port },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const texts = { stdout: '', stderr: '' };
  for (const name of ['stdout', 'stderr'] as const)
    child[name].setEncoding('utf8').on('data', (part: string) => (texts[name] += part));
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

async function isReady(origin: string): Promise<boolean> {
  try {
    return (await fetch(`${origin}/readyz`)).ok;
  } catch {
    return false; // nobody listens yet
  }
}
