import { execFile } from 'node:child_process';

interface NodeOptions {
  cwd?: string;
  /** Variables in addition to PATH. */
  env?: Record<string, string>;
  /** Its standard input. */
  input?: string;
}

/** Runs a script to its end. @returns its exit code, null after a signal, and its output */
export const runNode = (
  script: string,
  args: readonly string[] = [],
  { cwd, env, input = '' }: NodeOptions = {},
): Promise<{ code: number | null; stdout: string; stderr: string }> =>
  new Promise((done) => {
    const options = { cwd, env: { PATH: process.env['PATH'], ...env } };
    const child = execFile(process.execPath, [script, ...args], options, (_, stdout, stderr) =>
      done({ code: child.exitCode, stdout, stderr }),
    );
    child.stdin!.on('error', () => {}).end(input); // a script that doesn't read it may have ended
  });

/** Runs a built command, like the npm script of its name. */
export const command = (name: string, args: readonly string[] = [], options: NodeOptions = {}) =>
  runNode(`dist/server/${name}.js`, args, options);
