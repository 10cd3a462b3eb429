import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { copyOfRepository } from '../support/repository-copy.ts';
import { testSite, temporaryFolder } from '../support/test-site.ts';

it('serves the sources on 127.0.0.1 in development, and no data files', async () => {
  mkdirSync('test-results', { recursive: true });
  const dataDir = mkdtempSync('test-results/data-');
  onTestFinished(() => rmSync(dataDir, { recursive: true, force: true }));
  writeFileSync(`${dataDir}/backup.db`, 'an enquiry');
  const site = await testSite({ program: 'server.ts', env: { DATA_DIR: dataDir } });
  expect(site.output()).toContain('listening on 127.0.0.1:');

  // The first page is complete.
  const first = await fetch(`${site.origin}/contact`);
  expect(await first.text()).toMatch(/name="email".*<\/html>/s);

  const statusOf = async (path: string) => (await fetch(site.origin + path)).status;
  expect(await statusOf('/contact')).toBe(200);
  expect(await statusOf('/styleguide')).toBe(200);
  expect(await statusOf('/src/content/site.ts')).toBe(200);
  for (const file of [`${dataDir}/site.db`, `${dataDir}/keys.json`, `${dataDir}/backup.db`]) {
    for (const path of [`/${file}`, `/${file}?raw`, `/${file}?url`, `/@fs${resolve(file)}`])
      expect([403, 404], path).toContain(await statusOf(path));
  }
});

it('reports errors of content and code on the page and in the terminal until they are corrected', async () => {
  const { root, read, write, replace } = copyOfRepository(join(temporaryFolder(), 'site'));
  const site = await testSite({ program: 'server.ts', cwd: root });
  const get = async (path: string) => {
    const response = await fetch(site.origin + path, { headers: { Accept: 'text/html' } });
    return { status: response.status, text: await response.text() };
  };
  const broken = async (file: string, before: string | RegExp, after: string, message: string) => {
    const good = read(file);
    replace(file, before, after);
    const { status, text } = await get('/insights');
    expect(status).toBe(500);
    expect(text).toContain(message);
    expect(site.stderr()).toContain(message);
    // Texts for visitors: the author can't solve it by a connection or a mail.
    expect(text + site.stderr()).not.toMatch(/check your connection|write to/);
    // Without the page's data the browser requests its document instead.
    const data = await fetch(`${site.origin}/api/page?path=/insights`);
    expect(data.ok).toBe(!file.startsWith('src/content'));
    write(file, good);
    expect((await get('/insights')).status).toBe(200);
  };
  const article = 'src/content/articles/low-code-revolution.md';
  await broken(article, /^category: .*/m, 'category: [', `${article}: line `);
  await broken(article, /^category: /m, 'categori: ', `${article}: category: is missing`);
  const words = 'src/pages/insights/copy.ts';
  await broken(words, 'export const rules =', 'export const rules = =', words);
  expect(site.log().filter(({ msg }) => msg === 'request failed')).toEqual([]);
});
