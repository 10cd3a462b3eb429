import { expect, it, onTestFinished, vi } from 'vitest';
import { runCommand } from './command.ts';

const usage = 'Usage: npm run copy -- <file>\n';

/** Runs a command that finds no file. @returns its exit code and what it prints */
async function copy(...args: string[]) {
  const { argv, exitCode } = process;
  onTestFinished(() => void Object.assign(process, { argv, exitCode }));
  Object.assign(process, { argv: ['node', 'copy.ts', ...args], exitCode: 0 });
  const stderr = vi.spyOn(process.stderr, 'write').mockReturnValue(true);
  await runCommand({ usage, positionals: [1, 1] }, (_, [file]) => {
    throw new Error(`There is no file ${file}.`);
  });
  return { code: process.exitCode, text: stderr.mock.calls.join('') };
}

it.each<[args: string[], code: number, text: string]>([
  [['--help'], 0, usage],
  [['no/such/file.db'], 1, 'There is no file no/such/file.db.\n'],
  [[], 2, usage],
  [[''], 2, usage], // an empty variable of a job
  [['--dry'], 2, "Unknown option '--dry'"],
])('a command with %j ends with %i and says why', async (args, code, text) => {
  expect(await copy(...args)).toEqual({ code, text: expect.stringContaining(text) });
});
