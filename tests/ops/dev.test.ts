import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { eventually } from '../support/eventually.ts';
import { addMarkdownPages, copyOfRepository } from '../support/repository-copy.ts';
import { startSite } from '../support/start-site.ts';

const folder = mkdtempSync(join(tmpdir(), 'dev-'));
const copy = copyOfRepository(join(folder, 'site'));
const { root, read, write, replace } = copy;
addMarkdownPages(copy);
write('data/backup.db', 'an enquiry');
const site = await startSite({
  ...{ host: '127.0.0.1', program: 'server.ts', cwd: root },
  env: { DATA_DIR: 'data' },
});
afterAll(async () => {
  await site.stop();
  rmSync(folder, { recursive: true });
});

const get = async (path: string) => {
  const response = await fetch(site.origin + path, { headers: { Accept: 'text/html' } });
  return { status: response.status, text: await response.text() };
};

it('serves the sources on 127.0.0.1 in development, and no data files', async () => {
  expect(site.output()).toContain('listening on 127.0.0.1:');
  // The first page is complete.
  expect((await get('/contact')).text).toMatch(/name="email".*<\/html>/s);
  for (const path of ['/contact', '/styleguide', '/src/content/site.ts'])
    expect((await get(path)).status, path).toBe(200);
  for (const file of ['/data/site.db', '/data/keys.json', '/data/backup.db'])
    for (const path of [file, `${file}?raw`, `${file}?url`, `/@fs${root}${file}`])
      expect([403, 404], path).toContain((await get(path)).status);
});

/** A page, once it has the status: Vite notices a changed file of code a moment later. */
const getOnce = (path: string, status: number) =>
  eventually(async () => {
    const page = await get(path);
    expect(page.status).toBe(status);
    return page;
  });

it('reports errors of content and code on the page and in the terminal until they are corrected', async () => {
  const broken = async (file: string, before: string | RegExp, after: string, message: string) => {
    const good = read(file);
    replace(file, before, after);
    const { text } = await getOnce('/insights', 500);
    expect(text).toContain(message);
    expect(site.stderr()).toContain(message);
    // What visitors are told helps no author: the connection is fine, and an email solves nothing.
    expect(text + site.stderr()).not.toMatch(/check your connection|write to/);
    // Without the page's data the browser requests its document instead.
    const data = await fetch(`${site.origin}/api/page?path=/insights`);
    expect(data.ok).toBe(file.startsWith('src/pages'));
    write(file, good);
    await getOnce('/insights', 200);
  };
  const page = 'content/pages/careers.md';
  await broken(page, /^menu: .*/m, 'menu: [', `${page}: Flow sequence in block collection`);
  await broken(page, /^lead: /m, 'leed: ', `${page}: lead: is missing`);
  const promises = 'content/promises.yaml';
  await broken(promises, /answerHours: \d+/, 'answerHours: many', `${promises}: answerHours: `);
  const words = 'src/pages/insights/copy.ts';
  await broken(words, 'export const rules =', 'export const rules = =', words);
  expect(site.log().filter(({ msg }) => msg === 'request failed')).toEqual([]);
});
