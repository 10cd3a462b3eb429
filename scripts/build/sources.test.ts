import { mkdirSync, mkdtempSync, renameSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { expect, it } from 'vitest';
import { buildRecord, isBuilt, RECORD, sourcesFingerprint } from './sources.ts';

const studies = 'src/content/case-studies';

/** A repository with two studies, and with its build unless `built` is false. */
function repository({ built = true } = {}) {
  const root = mkdtempSync(join(tmpdir(), 'sources-'));
  const write = (path: string, text: string) => {
    mkdirSync(dirname(join(root, path)), { recursive: true });
    writeFileSync(join(root, path), text);
  };
  for (const path of [
    ...['server.ts', 'vite.config.ts', 'package-lock.json', 'scripts/build.ts'],
    ...['scripts/build/content-problems.ts', 'scripts/build/record-kinds.ts'],
    'scripts/build/check-site.ts',
    ...[`${studies}/one.yaml`, `${studies}/two.yaml`, 'src/paths.test.ts'],
  ])
    write(path, path);
  if (built) write(join('dist', RECORD), buildRecord(sourcesFingerprint(root), '1a2b3c4'));
  return { root, write };
}

it('recognises the build of unchanged sources, regardless of file times', () => {
  const { root } = repository();
  utimesSync(join(root, studies, 'one.yaml'), new Date(), new Date());
  expect(isBuilt(root)).toBe(true);
});

it('requires a build where there is none', () => {
  expect(isBuilt(repository({ built: false }).root)).toBe(false);
});

it.each<[string, (site: ReturnType<typeof repository>) => void]>([
  ['changed', ({ write }) => write(`${studies}/one.yaml`, 'another')],
  ['added', ({ write }) => write(`${studies}/three.yaml`, 'third')],
  ['deleted', ({ root }) => rmSync(join(root, studies, 'one.yaml'))],
  [
    'renamed',
    ({ root }) => renameSync(join(root, studies, 'one.yaml'), join(root, studies, 'first.yaml')),
  ],
])('requires a build after a study was %s', (_, change) => {
  const site = repository();
  change(site);
  expect(isBuilt(site.root)).toBe(false);
});

it('requires no build after a change of a test', () => {
  const { root, write } = repository();
  write('src/paths.test.ts', 'another');
  expect(isBuilt(root)).toBe(true);
});
