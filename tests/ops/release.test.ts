import { cpSync, globSync, readFileSync, symlinkSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { expect, it } from 'vitest';
import { postEnquiry } from '../support/enquiry.ts';
import { runNode } from '../support/run-node.ts';
import { testSite, temporaryFolder } from '../support/test-site.ts';

it('runs without the sources and packages, from another working directory', async () => {
  // Exactly the files of a release; the pictures are a link.
  const release = temporaryFolder();
  for (const name of ['dist', 'supabase', 'package.json'])
    cpSync(name, join(release, name), { recursive: true });
  symlinkSync(resolve('public'), join(release, 'public'));
  const cwd = temporaryFolder();
  const DATA_DIR = temporaryFolder();
  const program = (name: string) => join(release, 'dist/server', `${name}.js`);
  const site = await testSite({ program: program('server'), cwd, env: { DATA_DIR } });
  const read = async (path: string) => (await fetch(site.origin + path)).text();

  // The seed, the pages and the pictures.
  const seed = readFileSync('supabase/seed.sql', 'utf8');
  const [, description = ''] = /name="description" content="([^"]+)/.exec(await read('/contact'))!;
  expect(seed).toContain(`'${description}'`);
  expect((await fetch(`${site.origin}/favicon.svg`)).status).toBe(200);
  // The thread that writes.
  expect((await postEnquiry(site.origin, 'the-released-enquiry')).status).toBe(201);
  // The build's identity.
  const info = JSON.parse(readFileSync('dist/build.json', 'utf8')) as Record<string, unknown>;
  expect(JSON.parse(await read('/healthz'))).toEqual({
    status: 'ok',
    build: { commit: info['commit'], builtAt: info['builtAt'] },
  });

  const command = async (name: string, ...args: string[]) => {
    const { stdout, stderr } = await runNode(program(name), args, { cwd, env: { DATA_DIR } });
    return stdout + stderr;
  };
  expect((await command('enquiries', '--csv')).trim().split('\r\n')).toHaveLength(2);
  expect(await command('seo')).toContain(description);
  expect(await command('seo', '/contact', '--image', '/favicon.svg')).toContain('was changed');
  const copy = join(cwd, 'copy.db');
  expect(await command('backup', copy)).toContain('enquiries: 1');
  site.kill('SIGINT');
  await site.ended;
  expect(await command('restore', copy)).toContain('enquiries: 1');
});

it('asks the browser in the first line of every file to compile its functions ahead', () => {
  const files = globSync('dist/client/assets/*.js');
  expect(files.length).toBeGreaterThan(10);
  for (const file of files)
    expect(readFileSync(file, 'utf8'), file).toMatch(/^\/\/# allFunctionsCalledOnLoad\n/);
});
