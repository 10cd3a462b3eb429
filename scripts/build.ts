/**
 * `npm run build`: dist/client (hashed assets with brotli and gzip beside them), dist/server (the
 * render entry) and dist/content (validated content). Stops at the first file that is wrong, and says
 * which drawings in public/ are older than the colours, typefaces or name they show.
 */
import { readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, gzip } from 'node:zlib';
import { build } from 'vite';
import { ContentError } from '../src/content/content-files.ts';
import { RouteError } from '../src/server/pages/addresses.ts';
import { buildContent } from './build-content.ts';
import { artSources, outdatedArt, readDrawnArt } from './drawn-art.ts';
import { siteRoutes } from './site-routes.ts';
import { buildRecord, sourcesFingerprint } from './sources.ts';

const ASSETS = 'dist/client/assets';

process.env['NODE_ENV'] = 'production';
// Before the first file is read: what changes during the build is built at the next start.
const fingerprint = sourcesFingerprint();
await rm('dist', { recursive: true, force: true });
try {
  buildContent();
  await build({ logLevel: 'warn' });
  await build({ logLevel: 'warn', build: { ssr: true } });
  await siteRoutes();
} catch (error) {
  if (!(error instanceof ContentError || error instanceof RouteError)) throw error;
  console.error(error.message);
  process.exit(1);
}
await precompress();
await writeFile(...buildRecord(fingerprint));
for (const line of outdatedArt(readDrawnArt(), artSources, 'public')) console.warn(line);

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
