import { mkdtempSync, readdirSync, readFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { runNode } from '../../tests/support/run-node.ts';

it('replaces the current build once it is complete, and leaves it after a failure', async () => {
  const cwd = mkdtempSync(join(tmpdir(), 'builds-'));
  const input = `
    import { mkdir, writeFile } from 'node:fs/promises';
    import { newBuild } from ${JSON.stringify(join(import.meta.dirname, 'new-build.ts'))};
    const build = (text, error) => newBuild(async (folder) => {
      await mkdir(folder);
      await writeFile(folder + '/build.json', text);
      if (error) throw new Error(error);
    });
    await build('first');
    await build('second');
    await build('third', 'failed');`;
  const { stderr } = await runNode('--input-type=module', ['-'], { cwd, input });
  expect(stderr).toContain('Error: failed');
  expect(readdirSync(cwd)).toEqual(['dist']);
  expect(readFileSync(join(cwd, 'dist/build.json'), 'utf8')).toBe('second');
});
