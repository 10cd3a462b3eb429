import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { onTestFinished } from 'vitest';
import { runProgram, type RunningProgram } from './run-program.ts';
import { startSite, type RunningSite, type StartOptions } from './start-site.ts';

/** IPv4, because tests send from 127.0.0.2. */
const HOST = '127.0.0.1';

/** A folder that is deleted after the test. */
export function temporaryFolder(): string {
  const dir = mkdtempSync(join(tmpdir(), 'test-'));
  onTestFinished(() => rmSync(dir, { recursive: true, force: true }));
  return dir;
}

/** Starts the site, as a process that is killed after the test. */
export async function testSite(options?: StartOptions): Promise<RunningSite> {
  const site = await startSite({ host: HOST, ...options });
  onTestFinished(() => site.stop());
  return site;
}

/** Stops a site and returns its whole log; a running one buffers its last lines. */
export async function wholeLog(site: RunningSite): Promise<Record<string, unknown>[]> {
  site.kill('SIGINT');
  await site.ended;
  return site.log();
}

/** Runs a program, which is killed after the test. */
export function runTestProgram(
  program: string,
  args: string[],
  env: Record<string, string> = {},
): RunningProgram {
  const running = runProgram(program, args, { env: { PATH: process.env['PATH'], ...env } });
  onTestFinished(async () => {
    running.kill('SIGKILL');
    await running.ended;
  });
  return running;
}
