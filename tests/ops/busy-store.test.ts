import { spawnSync } from 'node:child_process';
import { rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { expect, it, onTestFinished } from 'vitest';
import { databaseFile } from '../../src/server/backend/data-folder.ts';
import { postEnquiry } from '../support/enquiry.ts';
import { testSite, temporaryFolder } from '../support/test-site.ts';
import type { RunningSite } from '../support/start-site.ts';

/** A preloaded library that blocks fsync while a file exists. */
const HANGING_DISK = `
  #define _GNU_SOURCE
  #include <dlfcn.h>
  #include <stdlib.h>
  #include <unistd.h>
  static int sync_with(const char *name, int file) {
    while (access(getenv("HANGS_WHILE"), F_OK) == 0) usleep(1000);
    return ((int (*)(int))dlsym(RTLD_NEXT, name))(file);
  }
  int fsync(int file) { return sync_with("fsync", file); }
  int fdatasync(int file) { return sync_with("fdatasync", file); }
`;

const compile = (library: string) =>
  spawnSync('gcc', ['-shared', '-fPIC', '-x', 'c', '-', '-o', library], { input: HANGING_DISK });
const canCompile = process.platform === 'linux' && compile('/dev/null').status === 0;

/** Posts enquiries while the store is blocked, requests pages and probes meanwhile, then unblocks the store. */
async function expectPagesWhile(site: RunningSite, release: () => void): Promise<void> {
  let answered = 0;
  const posts = Array.from({ length: 20 }, async (_, at) => {
    const { status } = await postEnquiry(site.origin, `the-enquiry-${at}`);
    answered += 1;
    return status;
  });
  for (let at = 0; at < 10; at += 1)
    for (const path of ['/contact', '/readyz'])
      expect((await fetch(site.origin + path)).status).toBe(200);
  expect(answered, 'enquiries wait, pages do not').toBe(0);
  release();
  expect(new Set(await Promise.all(posts))).toEqual(new Set([201]));
}

it('serves pages and probes while another process locks the database', async () => {
  const env = { DATA_DIR: temporaryFolder(), ENQUIRY_RATE_LIMIT: '1000' };
  const site = await testSite({ env });
  const other = new DatabaseSync(databaseFile(env.DATA_DIR), { timeout: 5_000 });
  onTestFinished(() => other.close());
  other.exec('BEGIN IMMEDIATE');
  await expectPagesWhile(site, () => other.exec('COMMIT'));
});

it.runIf(canCompile)('serves pages and probes while the disk hangs', async () => {
  const folder = temporaryFolder();
  const [library, hangs] = [join(folder, 'disk.so'), join(folder, 'hangs')];
  compile(library);
  const env = { LD_PRELOAD: library, HANGS_WHILE: hangs, ENQUIRY_RATE_LIMIT: '1000' };
  const site = await testSite({ env });
  writeFileSync(hangs, '');
  await expectPagesWhile(site, () => rmSync(hangs));
});
