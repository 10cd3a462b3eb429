import { spawnSync } from 'node:child_process';
import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from 'vitest';

it('only names the missing programs on a machine without apt', () => {
  const { status, stdout, stderr } = spawnSync(
    process.execPath,
    ['tests/setup/ensure-programs.ts'],
    { env: { PATH: mkdtempSync(join(tmpdir(), 'empty-')) }, encoding: 'utf8' },
  );
  expect(stdout).toBe('');
  expect(stderr).toMatch(
    /^Missing for the tests of deploy\/ and of other browsers: haproxy .* and run the tests again\.\n$/,
  );
  expect(status).toBe(1);
});
