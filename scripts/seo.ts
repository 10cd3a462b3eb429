import { statSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { siteConfig } from '../src/content/site.ts';
import {
  resolveMetadata,
  seoFieldNames,
  type SeoFields,
  sourceOf,
} from '../src/seo/resolve-metadata.ts';
import type { Backend } from '../src/server/backend/backend.ts';
import { createBackend } from '../src/server/backend/create-backend.ts';
import { databaseFile } from '../src/server/backend/data-folder.ts';
import { BUSY_TIMEOUT_MS } from '../src/server/backend/sqlite-database.ts';
import { parseEnv } from '../src/server/env.ts';
import { createLog } from '../src/server/log.ts';
import { listAddresses } from '../src/server/rendering/addresses.ts';
import { inRootFolder } from '../src/server/root-folder.ts';
import { loadBuild } from '../src/server/rendering/built-site.ts';
import { runCommand, UsageError } from './command.ts';

/*
 * Lists titles and descriptions with their sources, or changes a record of the embedded backend, also while
 * the server runs. Needs the build.
 */
const usage = `Usage: npm run seo
       npm run seo -- <path> [--title …] [--description …] [--author …] [--image …] [--twitter …]

Without a path: every address with its title and description, their lengths, and where they come
from (record, page, root's record, default). With one: changes its record, or makes one. --image
takes a file in public of 1200 × 630 px, like ${siteConfig.defaultSeo.imageUrl}, or an https address.
`;

/** Google cuts longer titles and descriptions, in characters. */
const SHOWN_LENGTHS = { title: 60, description: 160 };
const READ_TIMEOUT_MS = 10_000;

interface SitePage {
  path: string;
  own: Partial<SeoFields>;
}

/** Every address with its page's own metadata. */
async function pagesOfBuild(): Promise<SitePage[]> {
  const { entry, content } = await loadBuild(inRootFolder('dist'));
  return [...listAddresses(entry.pageRoutes, content)].map(([path, { route, params }]) => ({
    path: decodeURI(path),
    own: route.metadata(route.selectData?.(content, params, path) ?? null),
  }));
}

async function list(pages: SitePage[], backend: Backend): Promise<string> {
  const records = await backend.listSeoRecords(AbortSignal.timeout(READ_TIMEOUT_MS));
  const recordOf = (path: string) => records.find((record) => record.path === path) ?? null;
  return pages
    .map(({ path, own }) => {
      const sources = { exact: recordOf(path), ownMetadata: own, root: recordOf('/') };
      const shown = resolveMetadata({
        ...sources,
        path,
        siteUrl: '',
        defaults: siteConfig.defaultSeo,
      });
      const line = (field: 'title' | 'description') => {
        const { length } = shown[field];
        const tooLong =
          length > SHOWN_LENGTHS[field]
            ? `, more than the ${SHOWN_LENGTHS[field]} that are shown`
            : '';
        return `  ${field} (${length}, ${sourceOf(field, sources)}${tooLong})\n    ${shown[field]}\n`;
      };
      return `${path}\n${line('title')}${line('description')}`;
    })
    .join('\n');
}

/** Checks the address of a share image: only other sites fetch it, so an error would be unnoticed. */
function checkImage(address: string): void {
  const isElsewhere = /^https:\/\//i.test(address) && URL.canParse(address);
  const file = address.startsWith('/') ? inRootFolder(join('public', address)) : '';
  if (!isElsewhere && !statSync(file, { throwIfNoEntry: false })?.isFile())
    throw new Error(
      `--image: found "${address}", expected a picture in public by its address, like ${siteConfig.defaultSeo.imageUrl}, or one elsewhere that begins with https://`,
    );
}

/**
 * Changes or creates a path's record in the embedded backend; fields that the edit doesn't name are kept, and null
 * resets one to the page's own value. A running server shows it when its cached record expires.
 *
 * @throws Error when there is no database yet.
 */
function editSeoRecord(dataDir: string, path: string, edit: Partial<SeoFields>): void {
  using database = new DatabaseSync(databaseFile(dataDir), { timeout: BUSY_TIMEOUT_MS });
  const named = seoFieldNames.filter((column) => edit[column] !== undefined);
  const values = named.map((column) => edit[column] ?? null);
  const updates = named.map((column) => `${column} = excluded.${column}`).join(', ');
  database
    .prepare(
      `INSERT INTO page_seo (path, ${named.join(', ')}) VALUES (?${', ?'.repeat(named.length)}) ` +
        `ON CONFLICT (path) DO UPDATE SET ${updates}`,
    )
    .run(path, ...values);
}

function edit(
  path: string,
  change: Partial<SeoFields>,
  pages: SitePage[],
  { kind, dataDir }: { kind: Backend['kind']; dataDir: string },
): string {
  if (!pages.some((page) => page.path === path))
    throw new Error(`${path} is not an address of the site. "npm run seo" lists them.`);
  if (kind === 'supabase')
    throw new Error(
      "SUPABASE_URL is set: change the row in the project's table editor, or with SQL (docs/operations.md, Metadata).",
    );
  if (change.image_url) checkImage(change.image_url);
  editSeoRecord(dataDir, path, change);
  return (
    `The record of ${path} was changed in ${resolve(databaseFile(dataDir))}. ` +
    'A site that runs on this database shows it within two minutes.\n' +
    'A site elsewhere has records of its own: run the same there, with its DATA_DIR ' +
    '("docker exec <container> node dist/server/seo.js …"), or edit page_seo in its Supabase project.\n'
  );
}

const options = {
  title: { type: 'string' },
  description: { type: 'string' },
  author: { type: 'string' },
  image: { type: 'string' },
  twitter: { type: 'string' },
} as const;
const columnOf: Record<string, string> = { image: 'image_url', twitter: 'twitter_site' };

await runCommand({ usage, options, positionals: [0, 1] }, async (given, [path]) => {
  const change: Partial<SeoFields> = Object.fromEntries(
    Object.entries(given).map(([name, value]) => [columnOf[name] ?? name, value.trim() || null]),
  );
  if ((path !== undefined) !== Object.keys(given).length > 0) throw new UsageError();
  const { storage } = parseEnv(process.env);
  const { log } = createLog('silent');
  const backend = await createBackend({ ...storage, notifyByMail: false, log });
  const pages = await pagesOfBuild();
  process.stderr.write(`Records: ${backend.description}\n`);
  try {
    return path
      ? edit(path, change, pages, { kind: backend.kind, dataDir: storage.dataDir })
      : await list(pages, backend);
  } finally {
    await backend.close();
  }
});
