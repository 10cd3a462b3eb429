/**
 * `npm run build`: dist/client (hashed assets with brotli and gzip beside them), dist/server (the
 * render entry) and dist/content (validated content). Stops at the first file that is wrong.
 */
import { spawnSync } from 'node:child_process';
import { readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { build } from 'vite';

const ASSETS = 'dist/client/assets';

process.env['NODE_ENV'] = 'production';
await rm('dist', { recursive: true, force: true });
const content = spawnSync(process.execPath, ['scripts/build-content.ts'], { stdio: 'inherit' });
if (content.status !== 0) process.exit(1);
await build({ logLevel: 'warn' });
await build({ logLevel: 'warn', build: { ssr: true } });
await precompress();

/** Compresses once at build what every visitor downloads. */
async function precompress(): Promise<void> {
  const files = await readdir(ASSETS);
  await Promise.all(
    files.map(async (name) => {
      const file = join(ASSETS, name);
      const bytes = await readFile(file);
      const br = await promisify(brotliCompress)(bytes, {
        params: { [constants.BROTLI_PARAM_QUALITY]: 11 },
      });
      await writeFile(`${file}.br`, br);
      await writeFile(`${file}.gz`, await promisify(gzip)(bytes, { level: 9 }));
    }),
  );
}
