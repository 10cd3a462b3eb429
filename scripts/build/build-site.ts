import { mkdir, readdir, readFile, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, gzip } from 'node:zlib';
import { build } from 'vite';
import { country } from '../../src/content/company/country.ts';
import { officePlaces } from '../../src/content/company/offices.ts';
import { site } from '../../src/content/site.ts';
import { dayIn } from '../../src/content/words/calendar-date.ts';
import { UNAVAILABLE_PAGE, unavailablePageHtml } from '../../src/server/plain-page.ts';
import { loadBuild } from '../../src/server/rendering/built-site.ts';
import { storeContent } from '../../src/server/rendering/stored-content.ts';
import { checkSite } from './check-site.ts';
import { buildRecord, RECORD, sourcesCommit, sourcesFingerprint } from './sources.ts';
import { withoutDrafts } from '../../src/content/records/content.ts';
import { checkedContent } from './content-problems.ts';
import { pageAssets } from './page-assets.ts';
import { services } from '../../src/content/navigation/services.ts';
import { allContentWarnings } from './content-warnings.ts';
import { pastDays } from './past-days.ts';
import { shownStudies } from './shown-studies.ts';

/**
 * Writes a complete build into a folder: client (hashed assets with brotli and gzip), server (the process, the pages and
 * the operator's commands), content (validated content, the assets of each page), maps (source maps, not served) and the
 * page that proxies send while no process answers.
 *
 * @throws ContentError with all problems of the content
 */
export async function buildInto(folder: string): Promise<void> {
  // Before any source is read: a change during the build triggers another build at the next start.
  const fingerprint = sourcesFingerprint();
  const client = join(folder, 'client');
  const server = join(folder, 'server');
  await buildContent(join(folder, 'content'));
  await build({ logLevel: 'warn', build: { outDir: client } });
  await build({ logLevel: 'warn', build: { outDir: server, ssr: true } });
  const assets = pageAssets(join(client, 'manifest.json'));
  await writeFile(join(folder, 'content/assets.json'), JSON.stringify(assets));
  await checkSite(await loadBuild(folder));
  await moveMaps([join(client, 'assets'), server], join(folder, 'maps'));
  await precompress(join(client, 'assets'));
  await writeFile(join(folder, UNAVAILABLE_PAGE), unavailablePageHtml());
  await writeFile(join(folder, RECORD), buildRecord(fingerprint, sourcesCommit()));
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

/**
 * Compiles case studies, articles and pages into files, which the server reads at start. Drafts are left out, unless
 * SHOW_DRAFTS is true.
 *
 * @throws ContentError for invalid content, naming file and field
 */
async function buildContent(folder: string): Promise<void> {
  const everything = checkedContent();
  const { caseStudies, articles, pages } =
    process.env['SHOW_DRAFTS'] === 'true' ? everything : withoutDrafts(everything);
  await storeContent(folder, { caseStudies, articles, pages });
  console.log(
    `content: ${caseStudies.length} of ${everything.caseStudies.length} case studies, ${articles.length} of ${everything.articles.length} articles, ${pages.length} pages of content/pages (SHOW_DRAFTS=true adds the drafts)`,
  );
  const today = dayIn(country.timeZone, Date.now());
  for (const warning of [...allContentWarnings(), ...pastDays(officePlaces, today)])
    console.warn(`warning: ${warning}`);
  for (const line of shownStudies(services, caseStudies)) console.log(`content: ${line}`);
  if (site.sampleContent) console.log('sample content: see sampleContent in content/site.yaml');
}
