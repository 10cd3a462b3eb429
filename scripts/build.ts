/**
 * `npm run build`: writes dist/client (hashed assets with brotli and gzip), dist/server (the render entry),
 * dist/content (validated content) and dist/maps (source maps, not served). Fails with all problems of the
 * content, and lists drawings in public/ that a change of colours, fonts or name has made outdated.
 */
import { mkdir, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, gzip } from 'node:zlib';
import { build } from 'vite';
import { ContentError } from '../src/content/compiler/content-files.ts';
import { RouteError } from '../src/server/rendering/addresses.ts';
import { checkSite } from './build/check-site.ts';
import { artSources, outdatedArt, readDrawnArt } from './build/drawn-art.ts';
import { buildRecord, sourcesCommit, sourcesFingerprint } from './build/sources.ts';
import { compileContent } from '../src/content/compiler/compile-content.ts';
import { site } from '../src/content/site.ts';
import { dayIn } from '../src/content/words/calendar-date.ts';
import { contentProblems, hiddenRecords, pageCopies } from './build/content-problems.ts';
import { SeedError } from './build/seed.ts';
import { announcementNote } from './build/site-problems.ts';
import { samplesLeft } from './build/samples-left.ts';

const ASSETS = 'dist/client/assets';
const MAPS = 'dist/maps';

process.env['NODE_ENV'] = 'production';
// Before any source is read: a change during the build triggers another build at the next start.
const fingerprint = sourcesFingerprint();
await rm('dist', { recursive: true, force: true });
try {
  await buildContent();
  await build({ logLevel: 'warn' });
  await build({ logLevel: 'warn', build: { ssr: true } });
  await checkSite('dist', 'public');
} catch (error) {
  if (!(error instanceof ContentError || error instanceof RouteError || error instanceof SeedError))
    throw error;
  console.error(error.message);
  process.exit(1);
}
await moveMaps();
await precompress();
await writeFile(...buildRecord(fingerprint, sourcesCommit()));
for (const line of outdatedArt(readDrawnArt(), artSources, 'public')) console.warn(line);

/** Moves the source maps out of the served folder. */
async function moveMaps(): Promise<void> {
  await mkdir(MAPS);
  for (const name of await readdir(ASSETS))
    if (name.endsWith('.map')) await rename(join(ASSETS, name), join(MAPS, name));
}

/** Compresses the assets at build time. */
async function precompress(): Promise<void> {
  const files = await readdir(ASSETS);
  await Promise.all(
    files.map(async (name) => {
      const file = join(ASSETS, name);
      const bytes = await readFile(file);
      // The default quality of brotli is its best, unlike gzip's.
      await writeFile(`${file}.br`, await promisify(brotliCompress)(bytes));
      await writeFile(`${file}.gz`, await promisify(gzip)(bytes, { level: 9 }));
    }),
  );
}

/**
 * Compiles case studies and articles into dist/content/content.json, which the server reads at start, and
 * writes the list of samples.
 *
 * @throws ContentError for invalid content or a missing picture, naming file and field; SeedError for an invalid seed
 */
async function buildContent(): Promise<void> {
  const { caseStudies, articles } = compileContent('src/content');
  const copies = await pageCopies();
  const problems = contentProblems({ caseStudies, articles }, copies);
  if (problems.length > 0) throw new ContentError(problems);
  await mkdir('dist/content', { recursive: true });
  await writeFile('dist/content/content.json', JSON.stringify({ caseStudies, articles }));
  const samples = samplesLeft({ caseStudies, articles }, copies);
  await writeFile('dist/content/samples.json', JSON.stringify(samples));
  const today = dayIn(site.timeZone, new Date());
  for (const line of announcementNote(site, today)) console.warn(line);
  console.log(`content: ${caseStudies.length} case studies, ${articles.length} articles`);
  for (const line of hiddenRecords({ caseStudies, articles }, today))
    console.log(`not public yet: ${line}`);
  for (const line of samples) console.log(`still a sample: ${line}`);
}
