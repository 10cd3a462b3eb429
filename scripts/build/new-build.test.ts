import { mkdtempSync, readdirSync, readlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { runNode } from '../../tests/support/run-node.ts';

it('keeps the last five builds, and none that failed', async () => {
  const cwd = mkdtempSync(join(tmpdir(), 'builds-'));
  const input = `
    import { mkdir, writeFile } from 'node:fs/promises';
    import { newBuild } from ${JSON.stringify(join(import.meta.dirname, 'new-build.ts'))};
    for (let number = 1; number <= 7; number += 1)
      await newBuild(async (folder) => {
        await mkdir(folder);
        await writeFile(folder + '/build.json', '{}');
        await new Promise((done) => setTimeout(done, 2)); // the next one has a name of its own
      });
    await newBuild((folder) => mkdir(folder).then(() => { throw new Error('failed'); }));`;
  const { stderr } = await runNode('--input-type=module', ['-'], { cwd, input });
  expect(stderr).toContain('Error: failed');
  const builds = readdirSync(join(cwd, 'builds')).filter((name) => name !== 'lock.db');
  expect(builds).toHaveLength(5);
  expect(readlinkSync(join(cwd, 'dist'))).toBe(join('builds', builds.sort().at(-1)!));
});
