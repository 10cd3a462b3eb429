/**
 * Plants each fault of faults.ts in a copy of the repository, and runs the test that must notice it. Prints those that
 * pass unnoticed, and fails if there is one.
 *
 *     node tests/mutation/plant-faults.ts [part of a path]
 */
import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { copyOfRepository } from '../support/repository-copy.ts';
import { faults, type Fault } from './faults.ts';

const folder = mkdtempSync(join(tmpdir(), 'faults-'));
const copy = copyOfRepository(join(folder, 'copy'));
const chosen = faults.filter(({ file }) => file.includes(process.argv[2] ?? ''));

const pass = (...tests: string[]): boolean => {
  // A fault that makes a test hang is noticed by its limit, which is long for busy machines.
  const limits = ['--testTimeout=30000', '--hookTimeout=30000'];
  const projects = ['--project=unit', '--project=components'];
  const args = ['run', ...projects, ...limits, '--bail=1', '--reporter=dot'];
  const { status } = spawnSync('npx', ['--no-install', 'vitest', ...args, ...tests], {
    cwd: copy.root,
    stdio: process.env['DEBUG'] ? 'inherit' : 'ignore',
  });
  return status === 0;
};

function isNoticed({ file, before, after, test }: Fault): boolean {
  const text = copy.read(file);
  copy.replace(file, before, after);
  const noticed = !pass(test);
  copy.write(file, text);
  return noticed;
}

if (!pass(...new Set(chosen.map(({ test }) => test))))
  throw new Error('The tests fail without a fault.');
const missed = chosen.filter((fault) => {
  const noticed = isNoticed(fault);
  console.log(`${noticed ? '✓' : '✗'} ${fault.file}: ${fault.what}`);
  return !noticed;
});
rmSync(folder, { recursive: true });
console.log(`${chosen.length - missed.length} of ${chosen.length} faults noticed`);
process.exitCode = missed.length > 0 ? 1 : 0;
