import { createHash, randomBytes } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { site } from '../src/content/site.ts';
import { makePrivateFolder } from '../src/server/backend/data-folder.ts';
import { parseVariable } from '../src/server/env.ts';
import { runCommand } from './command.ts';
import { ask } from './operations/ask.ts';

/*
 * Notifies IndexNow (Bing, Yandex, Seznam, Naver and others; not Google) of new, changed and removed pages.
 * Reads the deployed site at SITE_URL and stores the reported state in DATA_DIR.
 */
const usage = `Usage: npm run indexnow [-- --dry-run]

Notifies IndexNow of the pages of SITE_URL that have changed since the last time. --dry-run only lists them.
`;

const ENDPOINT = 'https://api.indexnow.org/indexnow';

/** The meaning and remedy of each of IndexNow's error codes. */
const refusals: Record<number, string> = {
  403: 'the key is not accepted: does <SITE_URL>/<key>.txt answer with it?',
  422: 'the addresses are not of the host that has the key file',
  429: 'too often: try again tomorrow',
};

export interface IndexNowOptions {
  /** The public origin, like `https://www.example.com`. */
  origin: string;
  key: string;
  /** Stores the reported state. */
  stateFile: string;
  /** Lists the changes without sending them. */
  dryRun: boolean;
  endpoint?: string;
}

/** A fingerprint of each page's text, by its path. */
type Pages = Record<string, string>;

/**
 * Notifies IndexNow of new, changed and removed pages.
 *
 * @returns the changes and the outcome, a line each
 * @throws with a message for the operator; the next call reports the same pages again
 */
export async function indexNow(options: IndexNowOptions): Promise<string[]> {
  const { origin, key, stateFile, dryRun, endpoint = ENDPOINT } = options;
  const before = knownPages(stateFile, origin);
  const pages = await readPages(origin);
  const changes = changesBetween(before, pages);
  if (changes.length === 0) return ['Nothing has changed since the last time.'];
  const lines = changes.map(({ what, path }) => `${what} ${path}`);
  if (dryRun)
    return [...lines, `IndexNow would be notified of ${changes.length}. Nothing was sent.`];

  const keyLocation = `${origin}/${key}.txt`;
  if ((await read(keyLocation)).trim() !== key)
    throw new Error(`${keyLocation} doesn't answer with the key: build and deploy first.`);
  const urlList = changes.map(({ path }) => origin + path);
  const { status } = await ask(endpoint, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json; charset=utf-8' },
    body: JSON.stringify({ host: new URL(origin).host, key, keyLocation, urlList }),
  });
  if (status !== 200 && status !== 202)
    throw new Error(
      `IndexNow answered ${status}${refusals[status] ? `, ${refusals[status]}` : ''}.`,
    );
  makePrivateFolder(dirname(stateFile));
  writeFileSync(stateFile, `${JSON.stringify({ origin, pages }, null, 2)}\n`);
  return [...lines, `IndexNow was notified of ${changes.length}.`];
}

function knownPages(stateFile: string, origin: string): Pages {
  if (!existsSync(stateFile)) return {};
  const known = JSON.parse(readFileSync(stateFile, 'utf8')) as { origin: string; pages: Pages };
  return known.origin === origin ? known.pages : {};
}

function changesBetween(before: Pages, after: Pages) {
  const paths = [...new Set([...Object.keys(after), ...Object.keys(before)])];
  return paths
    .filter((path) => before[path] !== after[path])
    .map((path) => {
      const what = !(path in after) ? 'gone' : path in before ? 'changed' : 'new';
      return { path, what };
    });
}

/** The pages in the sitemap, fetched one at a time to keep the load low. */
async function readPages(origin: string): Promise<Pages> {
  const sitemap = await read(`${origin}/sitemap.xml`);
  const addresses = [...sitemap.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, url]) => new URL(url!));
  const pages: Pages = {};
  for (const { pathname, origin: its } of addresses) {
    if (its !== origin)
      throw new Error(
        `The sitemap of ${origin} lists pages of ${its}: SITE_URL differs between here and the server.`,
      );
    pages[pathname] = fingerprintOf(await read(origin + pathname));
  }
  return pages;
}

/** A fingerprint of title, description and text. Class names and file names change with each build. */
function fingerprintOf(html: string): string {
  const [title = ''] = /<title.*?<\/title>/s.exec(html) ?? [];
  const [description = ''] = /<meta[^>]* name="description"[^>]*>/.exec(html) ?? [];
  const [main = html] = /<main\b.*<\/main>/s.exec(html) ?? [];
  const words = main
    .replaceAll(/<(script|style)\b.*?<\/\1>/gs, ' ')
    .replaceAll(/<[^>]*>/g, ' ')
    .replaceAll(/\s+/g, ' ');
  return createHash('sha256')
    .update(title + description + words)
    .digest('base64url');
}

/** The body of an address, which must answer 200 and be indexable. */
async function read(url: string): Promise<string> {
  const response = await ask(url);
  if (!response.ok) throw new Error(`${url} answers ${response.status}.`);
  if (/noindex/.test(response.headers.get('X-Robots-Tag') ?? ''))
    throw new Error(
      `${url} excludes itself from search engines (ALLOW_INDEXING, or remaining samples): nothing was sent.`,
    );
  return response.text();
}

/**
 * The settings from SITE_URL and the configuration.
 *
 * @throws with the remedy where one is missing
 */
function settings(): Pick<IndexNowOptions, 'origin' | 'key' | 'stateFile'> {
  const origin = parseVariable('SITE_URL', process.env);
  if (!origin)
    throw new Error(
      'SITE_URL is not set: set it to the address that visitors use (docs/operations.md)',
    );
  const { indexNowKey: key } = site;
  if (!key)
    throw new Error(
      `indexNowKey is empty in src/content/site.ts. Set it to a key of your own, like ${randomBytes(16).toString('hex')}, and deploy.`,
    );
  return { origin, key, stateFile: join(parseVariable('DATA_DIR', process.env), 'indexnow.json') };
}

if (import.meta.main) {
  const options = { 'dry-run': { type: 'boolean', default: false } } as const;
  await runCommand({ usage, options }, async ({ 'dry-run': dryRun }) => {
    const lines = await indexNow({ ...settings(), dryRun });
    return `${lines.join('\n')}\n`;
  });
}
