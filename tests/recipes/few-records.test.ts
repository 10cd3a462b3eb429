import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { expect, it } from 'vitest';
import { testSite } from '../support/test-site.ts';
import { copyWithRecords } from './copy-with-records.ts';

/* The pages with few records or none, after the samples are removed. */

const run = promisify(execFile);

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
  const { root } = copyWithRecords(count);
  const env = { PATH: process.env['PATH'] };
  await run(process.execPath, ['scripts/build.ts'], { cwd: root, env });
  const { origin } = await testSite({ cwd: root });
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
