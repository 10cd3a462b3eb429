import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { startSite } from '../support/site-process.ts';

it('serves the sources to this machine in development, and nothing else of the project', async () => {
  mkdirSync('test-results', { recursive: true });
  const dataDir = mkdtempSync('test-results/data-');
  onTestFinished(() => rmSync(dataDir, { recursive: true, force: true }));
  writeFileSync(`${dataDir}/backup.db`, 'an enquiry');
  const site = await startSite({ args: ['--dev'], env: { DATA_DIR: dataDir } });
  expect(site.output()).toContain('listening on 127.0.0.1:');

  // The very first page is whole, with the parts whose code a browser fetches later.
  const first = await fetch(`${site.origin}/contact`);
  expect(await first.text()).toMatch(/name="email".*<\/html>/s);

  const statusOf = async (path: string) => (await fetch(site.origin + path)).status;
  expect(await statusOf('/contact')).toBe(200);
  expect(await statusOf('/src/content/site.ts')).toBe(200);
  for (const file of [`${dataDir}/site.db`, `${dataDir}/keys.json`, `${dataDir}/backup.db`]) {
    for (const path of [`/${file}`, `/${file}?raw`, `/${file}?url`, `/@fs${resolve(file)}`])
      expect([403, 404], path).toContain(await statusOf(path));
  }
});
