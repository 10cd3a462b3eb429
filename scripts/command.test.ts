import { expect, it } from 'vitest';
import { runNode } from '../tests/support/run-node.ts';

it.each<[command: string, args: string[], code: number, message: string]>([
  ['backup', ['--help'], 0, 'Usage: npm run backup'],
  ['restore', ['no/such/file.db'], 1, 'There is no file no/such/file.db.'],
  ['backup', [], 2, 'Usage: npm run backup'],
  ['backup', [''], 2, 'Usage: npm run backup'], // an empty variable of a job
  ['seo', ['--dry'], 2, "Unknown option '--dry'"],
])('%s %j ends with %i and says why', async (command, args, code, message) => {
  const result = await runNode(`scripts/${command}.ts`, args);
  expect(result).toEqual({ code, stdout: '', stderr: expect.stringContaining(message) });
});
