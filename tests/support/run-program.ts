import { spawn, type SpawnOptions } from 'node:child_process';

export interface RunningProgram {
  kill(signal: NodeJS.Signals): void;
  ended: Promise<void>;
  /** Resolves when its output matches; rejects with its output if it exits first. */
  says(pattern: RegExp): Promise<void>;
}

/** Starts a program that reports readiness in its output. */
export function runProgram(
  program: string,
  args: string[],
  options: SpawnOptions = {},
): RunningProgram {
  const child = spawn(program, args, { ...options, stdio: ['ignore', 'pipe', 'pipe'] });
  let output = '';
  const listeners = new Set<() => void>();
  for (const stream of [child.stdout, child.stderr])
    stream.setEncoding('utf8').on('data', (part: string) => {
      output += part;
      listeners.forEach((listener) => listener());
    });
  const ended = new Promise<void>((resolve) => {
    child.once('error', (error) => {
      output += error.message;
      resolve();
    });
    child.once('close', () => resolve());
  });
  return {
    kill: (signal) => void child.kill(signal),
    ended,
    says: (pattern) =>
      new Promise((resolve, reject) => {
        const look = () => {
          if (!pattern.test(output)) return;
          listeners.delete(look);
          resolve();
        };
        listeners.add(look);
        look();
        void ended.then(() => reject(new Error(`${program} ended: ${output}`)));
      }),
  };
}
