import { spawn, type SpawnOptions } from 'node:child_process';
import { until } from './until.ts';

export interface RunningProgram {
  kill(signal: NodeJS.Signals): void;
  ended: Promise<void>;
  /** What it has printed so far. */
  output(): string;
  /** Waits for a condition; throws with its output if it ends first. */
  until(holds: () => boolean | Promise<boolean>): Promise<void>;
}

export function runProgram(
  program: string,
  args: string[],
  options: SpawnOptions = {},
): RunningProgram {
  const child = spawn(program, args, { ...options, stdio: ['ignore', 'pipe', 'pipe'] });
  let output = '';
  for (const stream of [child.stdout, child.stderr])
    stream.setEncoding('utf8').on('data', (part: string) => (output += part));
  let hasEnded = false;
  const ended = new Promise<void>((resolve) => {
    child.once('error', (error) => (output += error.message));
    child.once('close', () => resolve());
  }).then(() => void (hasEnded = true));
  return {
    kill: (signal) => void child.kill(signal),
    ended,
    output: () => output,
    async until(holds) {
      await until(
        async () => hasEnded || holds(),
        () => `${String(holds)}: ${program} says ${output}`,
      );
      if (hasEnded) throw new Error(`${program} ended: ${output}`);
    },
  };
}
