import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freePort } from './free-port.ts';

export interface RunningSite {
  /** Like `http://localhost:41234`. */
  origin: string;
  pid: number;
  /** Time from the start of the process until it is ready, in ms. */
  readyAfterMs: number;
  /** The output of the process. */
  output(): string;
  stop(): Promise<void>;
}

/** Long, because a development server first bundles its dependencies. */
const START_LIMIT_MS = 90_000;

/**
 * Starts the built site as a process, on a free port with an empty data folder.
 *
 * @param env variables in addition to those of this process
 * @param command replaces `node dist/server/server.js`, for example to pin it to a core
 * @param cwd the site's folder
 * @throws with the process's output when it exits or is not ready in time
 */
export async function startSite(
  env: Record<string, string> = {},
  command: readonly string[] = [process.execPath, 'dist/server/server.js'],
  cwd: string = process.cwd(),
): Promise<RunningSite> {
  const port = await freePort();
  const origin = `http://localhost:${port}`;
  const dataDir = mkdtempSync(join(tmpdir(), 'site-'));
  const startedAt = performance.now();
  const [program = '', ...args] = command;
  const child = spawn(program, args, {
    cwd,
    env: { ...process.env, PORT: String(port), DATA_DIR: dataDir, LOG_LEVEL: 'warn', ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let output = '';
  child.stdout.on('data', (part: Buffer) => (output += part.toString()));
  child.stderr.on('data', (part: Buffer) => (output += part.toString()));

  const stop = async () => {
    if (child.exitCode === null && child.signalCode === null) {
      child.kill('SIGINT'); // stops without the drain's grace time
      await once(child, 'exit');
    }
    rmSync(dataDir, { recursive: true, force: true });
  };

  while (!(await isReady(origin))) {
    const isOver = child.exitCode !== null || performance.now() - startedAt > START_LIMIT_MS;
    if (isOver) {
      await stop();
      throw new Error(`The site did not start:\n${output}`);
    }
    await new Promise((resolve) => setTimeout(resolve, 10));
  }
  return {
    origin,
    pid: child.pid ?? 0,
    readyAfterMs: performance.now() - startedAt,
    output: () => output,
    stop,
  };
}

async function isReady(origin: string): Promise<boolean> {
  try {
    return (await fetch(`${origin}/readyz`)).ok;
  } catch {
    return false; // not listening yet
  }
}
