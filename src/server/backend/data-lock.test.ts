import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { acquireDataLock } from './data-lock.ts';

const folder = () => mkdtempSync(join(tmpdir(), 'lock-'));

it('refuses a folder that is held, naming the folder, the holder and the way out', () => {
  const dir = folder();
  const lock = acquireDataLock(dir);
  expect(() => acquireDataLock(dir)).toThrow(
    `The data folder ${dir} is in use by another server (process ${process.pid}). Stop that one, or set DATA_DIR`,
  );
  lock.release();
});

it('gives the folder again after release, and release may be called twice', () => {
  const dir = folder();
  const lock = acquireDataLock(dir);
  lock.release();
  lock.release();
  acquireDataLock(dir).release();
});

it('holds the folder until its process is killed, also where nobody keeps the lock', async () => {
  const dir = folder();
  const module = new URL('./data-lock.ts', import.meta.url).href;
  const child = spawn(process.execPath, [
    '--expose-gc',
    '--input-type=module',
    '-e',
    `import { acquireDataLock } from ${JSON.stringify(module)};
     acquireDataLock(${JSON.stringify(dir)});
     await new Promise((resolve) => setTimeout(resolve));
     gc();
     console.log('held');
     setInterval(() => {}, 1000);`,
  ]);
  await once(child.stdout, 'data');
  expect(() => acquireDataLock(dir)).toThrow(`(process ${child.pid})`);

  child.kill('SIGKILL');
  await once(child, 'exit');
  acquireDataLock(dir).release();
});

it('says so when the folder cannot be made', () => {
  const file = join(folder(), 'a-file');
  writeFileSync(file, '');
  expect(() => acquireDataLock(join(file, 'data'))).toThrow(/can't be written to .*Set DATA_DIR/);
});
