import { spawnSync } from 'node:child_process';
import { rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { postEnquiry } from '../support/enquiry.ts';
import { testSite, temporaryFolder } from '../support/test-site.ts';

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

it.runIf(canCompile)('serves pages and probes while the disk hangs', async () => {
  const folder = temporaryFolder();
  const [library, hangs] = [join(folder, 'disk.so'), join(folder, 'hangs')];
  compile(library);
  const site = await testSite({ env: { LD_PRELOAD: library, HANGS_WHILE: hangs } });
  writeFileSync(hangs, '');
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
  rmSync(hangs);
  expect(new Set(await Promise.all(posts))).toEqual(new Set([201]));
});
