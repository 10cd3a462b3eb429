import { mkdirSync, mkdtempSync, renameSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { expect, it } from 'vitest';
import { buildInfo, isBuilt, BUILD_INFO, sourcesFingerprint } from './sources.ts';

const studies = 'content/case-studies';

/** A repository with a study, and its build. */
function repository() {
  const root = mkdtempSync(join(tmpdir(), 'sources-'));
  const at = (path: string) => join(root, path);
  const write = (path: string, text: string) => {
    mkdirSync(dirname(at(path)), { recursive: true });
    writeFileSync(at(path), text);
  };
  const inputs = ['server.ts', 'vite.config.ts', 'package-lock.json', 'scripts/build.ts'];
  for (const path of [...inputs, `${studies}/one.yaml`, 'src/paths.test.ts']) write(path, path);
  write(join('dist', BUILD_INFO), buildInfo(sourcesFingerprint(root), '1a2b3c4'));
  return { root, at, write };
}

it.each<[string, isBuilt: boolean, (site: ReturnType<typeof repository>) => void]>([
  ['nothing', true, () => {}],
  ['the time of a file', true, ({ at }) => utimesSync(at('server.ts'), new Date(), new Date())],
  ['a test', true, ({ write }) => write('src/paths.test.ts', 'another')],
  ['the build, removed', false, ({ at }) => rmSync(at('dist'), { recursive: true })],
  ['a study', false, ({ write }) => write(`${studies}/one.yaml`, 'another')],
  ['a study, added', false, ({ write }) => write(`${studies}/two.yaml`, 'second')],
  ['a study, removed', false, ({ at }) => rmSync(at(`${studies}/one.yaml`))],
  [
    'the name of a study',
    false,
    ({ at }) => renameSync(at(`${studies}/one.yaml`), at(`${studies}/first.yaml`)),
  ],
])('after a change of %s, finds the site built: %s', (_, expected, change) => {
  const site = repository();
  change(site);
  expect(isBuilt(site.root)).toBe(expected);
});
