/**
 * `npm run build`: dist/client (hashed assets with brotli and gzip beside them), dist/server (the
 * render entry), dist/content (validated content) and dist/maps (source maps, which nobody is served). Stops at the first file that is wrong, and says
 * which drawings in public/ are older than the colours, typefaces or name they show.
 */
import { mkdir, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, gzip } from 'node:zlib';
import { build } from 'vite';
import { ContentError } from '../src/content/compiler/content-files.ts';
import { missingLinks } from '../src/content/compiler/missing-links.ts';
import { RouteError } from '../src/server/pages/addresses.ts';
import { buildContent } from './build-content.ts';
import { checkSite } from './check-site.ts';
import { artSources, outdatedArt, readDrawnArt } from './drawn-art.ts';
import { loadedSite } from './site-routes.ts';
import { buildRecord, sourcesCommit, sourcesFingerprint } from './sources.ts';

const ASSETS = 'dist/client/assets';
const MAPS = 'dist/maps';

process.env['NODE_ENV'] = 'production';
// Before the first file is read: what changes during the build is built at the next start.
const fingerprint = sourcesFingerprint();
await rm('dist', { recursive: true, force: true });
try {
  await buildContent();
  await build({ logLevel: 'warn' });
  await build({ logLevel: 'warn', build: { ssr: true } });
  const dead = missingLinks(await loadedSite());
  if (dead.length > 0) throw new ContentError(dead);
  await checkSite('dist', 'public');
} catch (error) {
  if (!(error instanceof ContentError || error instanceof RouteError)) throw error;
  console.error(error.message);
  process.exit(1);
}
await moveMaps();
await precompress();
await writeFile(...buildRecord(fingerprint, sourcesCommit()));
for (const line of outdatedArt(readDrawnArt(), artSources, 'public')) console.warn(line);

/** Takes the source maps out of the folder that is served. */
async function moveMaps(): Promise<void> {
  await mkdir(MAPS);
  for (const name of await readdir(ASSETS))
    if (name.endsWith('.map')) await rename(join(ASSETS, name), join(MAPS, name));
}

/** Compresses once at build what every visitor downloads. */
async function precompress(): Promise<void> {
  const files = await readdir(ASSETS);
  await Promise.all(
    files.map(async (name) => {
      const file = join(ASSETS, name);
      const bytes = await readFile(file);
      // Its default quality is the best, unlike gzip's.
      await writeFile(`${file}.br`, await promisify(brotliCompress)(bytes));
      await writeFile(`${file}.gz`, await promisify(gzip)(bytes, { level: 9 }));
    }),
  );
}
