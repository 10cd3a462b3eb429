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
  /** Milliseconds from the start of the process to its first "ready". */
  readyAfterMs: number;
  /** Everything that the process has written. */
  output(): string;
  stop(): Promise<void>;
}

/** Generous for a development server on a busy machine, which bundles its dependencies first. */
const START_LIMIT_MS = 45_000;

/**
 * Starts the built site as a process of its own, on a free port and an empty data folder.
 *
 * @param env variables beside those of this process
 * @param command what to run instead of server.ts, to pin it to a core, say
 * @throws with the process's output when it ends or isn't ready in time
 */
export async function startSite(
  env: Record<string, string> = {},
  command: readonly string[] = [process.execPath, 'server.ts'],
): Promise<RunningSite> {
  const port = await freePort();
  const origin = `http://localhost:${port}`;
  const dataDir = mkdtempSync(join(tmpdir(), 'site-'));
  const startedAt = performance.now();
  const [program = '', ...args] = command;
  const child = spawn(program, args, {
    env: { ...process.env, PORT: String(port), DATA_DIR: dataDir, LOG_LEVEL: 'warn', ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let output = '';
  child.stdout.on('data', (part: Buffer) => (output += part.toString()));
  child.stderr.on('data', (part: Buffer) => (output += part.toString()));

  const stop = async () => {
    if (child.exitCode === null && child.signalCode === null) {
      child.kill('SIGINT'); // stops without the grace time that a balancer needs
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
    return false; // nobody listens yet
  }
}
