import { execFile } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it, onTestFinished } from 'vitest';

/** Runs `node server.ts` until it ends. */
const run = (env: Record<string, string>) =>
  new Promise<{ code: number | null; stderr: string }>((resolve) => {
    const child = execFile(
      process.execPath,
      ['server.ts'],
      { env: { PATH: process.env.PATH, ...env }, timeout: 20_000 },
      (_error, _stdout, stderr) => resolve({ code: child.exitCode, stderr }),
    );
  });

it('ends with one message that names every wrong variable', async () => {
  const { code, stderr } = await run({ PORT: 'http', TRUST_PROXY: 'true', SITE_URL: 'example' });
  expect(code).toBe(1);
  expect(stderr).toMatch(/PORT: found "http", expected .*\n.*SITE_URL: .*\n.*TRUST_PROXY: /);
  expect(stderr).not.toMatch(/ {4}at /);
});

it('ends with a message when the data folder is none', async () => {
  const dir = mkdtempSync(join(tmpdir(), 'site-process-'));
  onTestFinished(() => rmSync(dir, { recursive: true }));
  const file = join(dir, 'file');
  writeFileSync(file, '');
  const { code, stderr } = await run({ DATA_DIR: file });
  expect(code).toBe(1);
  expect(stderr).toContain('DATA_DIR');
  expect(stderr).not.toMatch(/ {4}at /);
});
