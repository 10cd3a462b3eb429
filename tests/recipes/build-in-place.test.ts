import { realpathSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { copyOfRepository } from '../support/repository-copy.ts';
import type { RunningSite } from '../support/start-site.ts';
import { testSite, temporaryFolder } from '../support/test-site.ts';

const entryOf = (html: string) => /\/assets\/[\w.-]+\.js/.exec(html)![0];

it('builds in turn, beside a running process, which keeps its files, and keeps the last build that succeeded', async () => {
  const { root, run, replace } = copyOfRepository(join(temporaryFolder(), 'site'));
  const atOnce = await Promise.all([run(), run()]);
  expect(atOnce).toMatchObject([{ code: 0 }, { code: 0 }]);
  expect(JSON.stringify(atOnce)).toContain('Another build is running here');

  const read = async (site: RunningSite, path: string) => {
    const response = await fetch(site.origin + path);
    return { status: response.status, body: await response.text() };
  };
  const first = await testSite({ cwd: root });
  const script = entryOf((await read(first, '/contact')).body);
  const before = await read(first, script);
  replace(
    'src/shell/start-app.tsx',
    /\n(?=const )/,
    "\ndocument.documentElement.title = 'next';\n",
  );
  expect(await run()).toMatchObject({ code: 0 });
  expect(await read(first, script)).toEqual(before);

  const current = realpathSync(join(root, 'dist'));
  replace('src/content/redirects.ts', '= {}', "= { '/somewhere': '/nowhere' }");
  expect(await run()).toMatchObject({ code: 1, stderr: expect.stringContaining('/nowhere') });
  expect(realpathSync(join(root, 'dist'))).toBe(current);
  const second = await testSite({ cwd: root });
  const nextScript = entryOf((await read(second, '/contact')).body);
  expect(nextScript).not.toBe(script);
  expect((await read(second, nextScript)).status).toBe(200);
});
