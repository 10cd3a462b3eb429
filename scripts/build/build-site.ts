import { spawnSync } from 'node:child_process';
import { mkdir, readdir, readFile, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, gzip } from 'node:zlib';
import { UNAVAILABLE_PAGE, unavailablePageHtml } from '../../src/server/plain-page.ts';
import { loadBuild } from '../../src/server/rendering/built-site.ts';
import { checkSite } from '../content-checks/check-site.ts';
import { StepError } from './generated-files.ts';
import { buildInfo, BUILD_INFO, sourcesCommit, sourcesFingerprint } from './sources.ts';
import { pageAssets } from './page-assets.ts';

const VITE = ['node_modules/vite/bin/vite.js', 'build', '--logLevel', 'warn'];

/**
 * Writes a complete build into a folder: client (hashed assets with brotli and gzip), server (the process, the pages
 * and the operator's commands), content (validated content, the assets of each page), maps (source maps, not served)
 * and the page that proxies send while no process answers.
 *
 * @throws StepError or ContentError with all problems of the content
 */
export async function buildInto(folder: string): Promise<void> {
  // Before any source is read, so that a change during the build triggers another build at the next start.
  const fingerprint = sourcesFingerprint();
  const client = join(folder, 'client');
  const server = join(folder, 'server');
  run('scripts/build/build-content.ts', join(folder, 'content'));
  run(...VITE, '--outDir', client);
  run(...VITE, '--outDir', server, '--ssr');
  const assets = pageAssets(join(client, 'manifest.json'));
  await writeFile(join(folder, 'content/assets.json'), JSON.stringify(assets));
  await checkSite(await loadBuild(folder));
  await moveMaps([join(client, 'assets'), server], join(folder, 'maps'));
  await precompress(join(client, 'assets'));
  await writeFile(join(folder, UNAVAILABLE_PAGE), unavailablePageHtml());
  await writeFile(join(folder, BUILD_INFO), buildInfo(fingerprint, sourcesCommit()));
}

/**
 * Runs a step in its own process, which frees its memory: with a thousand articles, one process for all would take a
 * gigabyte.
 *
 * @throws StepError
 */
function run(...args: string[]): void {
  const { status, signal } = spawnSync(process.execPath, args, { stdio: 'inherit' });
  if (signal) throw new Error(`${args[0]} was ended by ${signal}`);
  if (status !== 0) throw new StepError();
}

/** Moves the source maps to a folder of their own, which is not served. */
async function moveMaps(from: readonly string[], maps: string): Promise<void> {
  await mkdir(maps);
  for (const folder of from)
    for (const name of await readdir(folder))
      if (name.endsWith('.map')) await rename(join(folder, name), join(maps, name));
}

/** Compresses the assets at build time. */
async function precompress(assets: string): Promise<void> {
  const files = await readdir(assets);
  await Promise.all(
    files.map(async (name) => {
      const file = join(assets, name);
      const bytes = await readFile(file);
      // The default quality of brotli is its best, unlike gzip's.
      await writeFile(`${file}.br`, await promisify(brotliCompress)(bytes));
      await writeFile(`${file}.gz`, await promisify(gzip)(bytes, { level: 9 }));
    }),
  );
}
