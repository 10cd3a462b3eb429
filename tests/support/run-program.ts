import { spawn, type SpawnOptions } from 'node:child_process';
import { until } from './until.ts';

export type RunningProgram = ReturnType<typeof runProgram>;

/** Starts a program; by default both outputs are read. */
export function runProgram(program: string, args: readonly string[], options: SpawnOptions = {}) {
  const child = spawn(program, args, { stdio: ['ignore', 'pipe', 'pipe'], ...options });
  const texts = { stdout: '', stderr: '' };
  for (const name of ['stdout', 'stderr'] as const)
    child[name]?.setEncoding('utf8').on('data', (part: string) => (texts[name] += part));
  child.once('error', ({ message }) => (texts.stderr += message));
  let end: { code: number | null; signal: NodeJS.Signals | null } | undefined;
  // `close` follows the last output, `exit` may precede it.
  const ended = new Promise<NonNullable<typeof end>>((resolve) => {
    child.once('close', (code, signal) => resolve((end = { code, signal })));
  });
  const said = () => `${program} ${args.join(' ')}: ${texts.stdout}${texts.stderr}`;
  return {
    pid: child.pid!,
    kill: (signal: NodeJS.Signals) => void child.kill(signal),
    ended,
    /** Everything on its standard output so far. */
    output: () => texts.stdout,
    stderr: () => texts.stderr,
    /** Its standard output, for tests that stop reading it. */
    stdout: child.stdout,
    /** Waits for a condition; throws with its output if it ends first. */
    async until(holds: () => boolean | Promise<boolean>) {
      await until(
        async () => end !== undefined || holds(),
        () => `${String(holds)}: ${said()}`,
      );
      if (end) throw new Error(`Ended with ${end.code}: ${said()}`);
    },
  };
}

/** Whether an address answers with success; not while nobody listens. */
export const answers = (url: string): Promise<boolean> =>
  fetch(url).then(
    ({ ok }) => ok,
    () => false,
  );
