import { execFile } from 'node:child_process';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { expect, it } from 'vitest';
import { testTools } from '../support/test-tools.ts';

it('deno check accepts the function', async () => {
  // With the packages of this repository, in the version that deno.json names: no network.
  const flags = ['--node-modules-dir=manual', '--no-remote'];
  const { stderr } = await promisify(execFile)(
    testTools.deno,
    ['check', ...flags, 'supabase/functions/process-form-submission/index.ts'],
    { env: { DENO_DIR: join(tmpdir(), 'deno'), NO_COLOR: '1' } },
  );
  expect(stderr).toMatch(/^Check /);
});
