import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freePort } from './free-port.ts';
import { answers, runProgram } from './run-program.ts';

export type RunningSite = Awaited<ReturnType<typeof launchSite>>;

export interface StartOptions {
  /** The host of its origin: `localhost`, unless a test chooses the clients' IP addresses. */
  host?: string;
  /** Variables in addition to PATH, PORT and an empty data folder. */
  env?: Record<string, string>;
  /** The folder of the site; by default the repository. */
  cwd?: string;
  /** The built server by default; `server.ts` serves the sources. */
  program?: string;
  /** Shell commands before it, for example to limit the process. */
  first?: string;
}

/** Starts the site as a process, by default the built one on a free port, and doesn't wait for it. */
export async function launchSite({
  host = 'localhost',
  env = {},
  cwd,
  program = 'dist/server/server.js',
  first = ':',
}: StartOptions = {}) {
  const port = env['PORT'] ?? String(await freePort());
  const dataDir = mkdtempSync(join(tmpdir(), 'site-data-'));
  const running = runProgram(
    'sh',
    ['-c', `${first} && exec "$@"`, 'sh', process.execPath, program],
    {
      cwd,
      env: { PATH: process.env['PATH'], DATA_DIR: dataDir, ...env, PORT: port },
    },
  );
  return {
    ...running,
    origin: `http://${host}:${port}`,
    /** The lines of its log so far. */
    log: () =>
      running
        .output()
        .split('\n')
        .filter((line) => line.startsWith('{') && line.endsWith('}'))
        .map((line) => JSON.parse(line) as Record<string, unknown>),
    /** Kills it and deletes its data folder. */
    async stop() {
      running.kill('SIGKILL');
      await running.ended;
      rmSync(dataDir, { recursive: true, force: true });
    },
  };
}

/**
 * Launches the site and waits until it is ready.
 *
 * @throws with the output of a process that exits instead
 */
export async function startSite(options?: StartOptions): Promise<RunningSite> {
  const site = await launchSite(options);
  try {
    await site.until(() => answers(`${site.origin}/readyz`));
  } catch (error) {
    await site.stop();
    throw error;
  }
  return site;
}
