import { spawn } from 'node:child_process';
import { text } from 'node:stream/consumers';
import { existsSync, realpathSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { copyOfRepository } from '../support/repository-copy.ts';
import { testSite, temporaryFolder } from '../support/test-site.ts';

/** Builds the site in a folder; resolves with exit code and output. */
async function build(root: string): Promise<{ code: number | null; output: string }> {
  const child = spawn(process.execPath, ['scripts/build.ts'], { cwd: root });
  const ended = new Promise<number | null>((resolve) => child.once('close', resolve));
  const [stdout, stderr] = await Promise.all([text(child.stdout), text(child.stderr)]);
  return { code: await ended, output: stdout + stderr };
}

const entryOf = (html: string) => /\/assets\/[\w.-]+\.js/.exec(html)![0];

it('builds beside a running process, which keeps the files that it began with', async () => {
  const { root, replace } = copyOfRepository(join(temporaryFolder(), 'site'));
  expect(await build(root)).toMatchObject({ code: 0 });
  const first = await testSite({ cwd: root });
  const read = async (origin: string, path: string) => {
    const response = await fetch(origin + path);
    return { status: response.status, body: await response.text() };
  };
  const script = entryOf((await read(first.origin, '/contact')).body);
  const before = await read(first.origin, script);

  replace('src/entry-client.tsx', /\n(?=const )/, "\ndocument.documentElement.title = 'next';\n");
  expect(await build(root)).toMatchObject({ code: 0 });
  expect(await read(first.origin, script)).toEqual(before);

  const second = await testSite({ cwd: root });
  const nextScript = entryOf((await read(second.origin, '/contact')).body);
  expect(nextScript).not.toBe(script);
  expect((await read(second.origin, nextScript)).status).toBe(200);
});

it('keeps the current build when another one fails', async () => {
  const { root, replace } = copyOfRepository(join(temporaryFolder(), 'site'));
  expect(await build(root)).toMatchObject({ code: 0 });
  const current = realpathSync(join(root, 'dist'));
  replace('src/content/redirects.ts', '= {}', "= { '/somewhere': '/nowhere' }");
  expect(await build(root)).toEqual({ code: 1, output: expect.stringContaining('/nowhere') });
  expect(realpathSync(join(root, 'dist'))).toBe(current);
  const site = await testSite({ cwd: root });
  expect((await fetch(site.origin)).status).toBe(200);
});

it('lets builds at the same time wait for each other', async () => {
  const { root } = copyOfRepository(join(temporaryFolder(), 'site'));
  const builds = await Promise.all([build(root), build(root)]);
  expect(builds.map(({ code }) => code)).toEqual([0, 0]);
  expect(builds.map(({ output }) => output).join()).toContain('Another build is running here');
  expect(existsSync(join(root, 'dist/build.json'))).toBe(true);
});
