import { execFile } from 'node:child_process';
import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { expect, it } from 'vitest';
import { copyOfRepository } from '../support/repository-copy.ts';
import { startSite, temporaryFolder } from '../support/site-process.ts';
import { namedStudies } from './named-studies.ts';

/* The pages with few records or none, after the samples are removed. */

const run = promisify(execFile);

/** Lists of records in the sources, with the pattern of an entry. */
const ENTRY = /^ {2}\{\n[^]*?\n {2}\},\n/gm;
const LISTS: [file: string, begins: string, entry: RegExp][] = [
  ['src/content/company/clients.ts', 'ClientLogo[] = [', /^ {2}client\(.*\n/gm],
  ['src/content/company/contact-people.ts', 'ContactPerson[] = [', ENTRY],
  ['src/content/developers/developers.ts', 'architecture: DeveloperProfile[] = [', ENTRY],
  ['src/pages/shopify/copy.ts', 'ExampleStore[] = [', ENTRY],
];

/** A copy that keeps the first `count` of each kind of record, and has an office in one country. */
function copyWith(count: number): string {
  const { root, read, write, remove, replace } = copyOfRepository(join(temporaryFolder(), 'site'));
  const keepIn = (file: string, begins: string, entry: RegExp, most: number) => {
    const list = read(file).split(begins)[1]!.split(/^\]/m)[0]!;
    expect(list.match(entry), file).not.toBeNull();
    replace(file, begins + list, `${begins}\n${(list.match(entry) ?? []).slice(0, most).join('')}`);
  };
  for (const list of LISTS.filter(([file]) => existsSync(file))) keepIn(...list, count);
  for (const group of ['productEngineering', 'dataAndPlatform'])
    keepIn('src/content/developers/developers.ts', `${group}: DeveloperProfile[] = [`, ENTRY, 0);
  keepIn('src/content/company/offices.ts', 'OfficePlace[] = [', ENTRY, 1);
  replace(
    'src/content/company/promises.ts',
    /countriesWithoutOffice = .*;/,
    'countriesWithoutOffice: string[] = [];',
  );

  const studies = readdirSync(join(root, 'src/content/case-studies'));
  const kept = namedStudies[0] ? `${namedStudies[0].slug}.yaml` : studies[0];
  const removed = studies.filter((name) => count === 0 || name !== kept);
  remove(...removed.map((name) => `src/content/case-studies/${name}`));
  write('src/content/case-studies/.gitkeep', '');
  const articles = readdirSync(join(root, 'src/content/articles'));
  remove(...articles.slice(count).map((name) => `src/content/articles/${name}`));
  write('src/content/articles/.gitkeep', '');
  for (const name of articles.slice(0, count)) {
    const file = `src/content/articles/${name}`;
    const text = read(file).replace(/^author: .*$/m, 'author: Thandeka Mokoena');
    write(file, text.replaceAll(/\]\(\/(case-studies|insights)\/[^)]*\)/g, '](/contact)'));
  }
  return root;
}

/** Texts that no page may contain. */
const ODD = [
  /\b(None|undefined|NaN|Infinity|null)\b/,
  /\bone (countries|projects|clients|offices|articles|studies|developers|ways|stores)\b/i,
  /\b1 (months|countries|clients|projects|articles|offices|stores)\b/,
];

it.each([
  ['none', 0],
  ['one', 1],
])('has no empty list, dead link or odd text with %s of each kind of record', async (_, count) => {
  const root = copyWith(count);
  const env = { PATH: process.env['PATH'] };
  await run(process.execPath, ['scripts/build.ts'], { cwd: root, env });
  const { origin } = await startSite({ cwd: root });
  const textOf = async (path: string) => (await fetch(origin + path)).text();
  const sitemap = await textOf('/sitemap.xml');
  const pages = [...sitemap.matchAll(/<loc>https?:\/\/[^/<]*([^<]*)/g)].map(
    ([, path]) => path || '/',
  );
  expect(pages.filter((path) => /^\/(case-studies|insights)\/./.test(path))).toHaveLength(
    2 * count,
  );
  for (const path of [...pages, '/thank-you', '/book-consultation']) {
    const html = await textOf(path);
    expect(html.match(/<(ul|ol|dl|nav)\b[^>]*><\/\1>/), `${path}: an empty list`).toBeNull();
    const ids = new Set([...html.matchAll(/\sid="([^"]*)"/g)].map(([, id]) => id));
    const fragments = [...html.matchAll(/<a\b[^>]*?\shref="#([^"]*)"/g)].map(([, id]) => id);
    // A popover's closing link has no target.
    const dead = fragments.filter((id) => !ids.has(id) && id !== 'closed');
    expect(dead, `${path}: links to no part of it`).toEqual([]);
    const text = html.replaceAll(/<(script|style)\b.*?<\/\1>/gs, '').replaceAll(/<[^>]*>/g, '\n');
    const odd = text.split('\n').filter((line) => ODD.some((words) => words.test(line)));
    expect(odd, path).toEqual([]);
  }
});
