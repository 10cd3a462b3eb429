import { spawn } from 'node:child_process';
import { text } from 'node:stream/consumers';
import { realpathSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { copyOfRepository } from '../support/repository-copy.ts';
import type { RunningSite } from '../support/start-site.ts';
import { testSite, temporaryFolder } from '../support/test-site.ts';

/** Builds the site in a folder; resolves with exit code and output. */
async function build(root: string): Promise<{ code: number | null; output: string }> {
  const child = spawn(process.execPath, ['scripts/build.ts'], { cwd: root });
  const ended = new Promise<number | null>((resolve) => child.once('close', resolve));
  const [stdout, stderr] = await Promise.all([text(child.stdout), text(child.stderr)]);
  return { code: await ended, output: stdout + stderr };
}

const entryOf = (html: string) => /\/assets\/[\w.-]+\.js/.exec(html)![0];

it('builds in turn, beside a running process, which keeps its files, and keeps the last build that succeeded', async () => {
  const { root, replace } = copyOfRepository(join(temporaryFolder(), 'site'));
  const atOnce = await Promise.all([build(root), build(root)]);
  expect(atOnce.map(({ code }) => code)).toEqual([0, 0]);
  expect(atOnce.map(({ output }) => output).join()).toContain('Another build is running here');

  const read = async (site: RunningSite, path: string) => {
    const response = await fetch(site.origin + path);
    return { status: response.status, body: await response.text() };
  };
  const first = await testSite({ cwd: root });
  const script = entryOf((await read(first, '/contact')).body);
  const before = await read(first, script);
  replace('src/entry-client.tsx', /\n(?=const )/, "\ndocument.documentElement.title = 'next';\n");
  expect(await build(root)).toMatchObject({ code: 0 });
  expect(await read(first, script)).toEqual(before);

  const current = realpathSync(join(root, 'dist'));
  replace('src/content/redirects.ts', '= {}', "= { '/somewhere': '/nowhere' }");
  expect(await build(root)).toEqual({ code: 1, output: expect.stringContaining('/nowhere') });
  expect(realpathSync(join(root, 'dist'))).toBe(current);
  const second = await testSite({ cwd: root });
  const nextScript = entryOf((await read(second, '/contact')).body);
  expect(nextScript).not.toBe(script);
  expect((await read(second, nextScript)).status).toBe(200);
});
