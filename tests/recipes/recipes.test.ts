import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { services } from '../../src/content/navigation/services.ts';
import { addMarkdownPages, addPage, copyOfRepository } from '../support/repository-copy.ts';
import { testSite, temporaryFolder } from '../support/test-site.ts';

/*
 * Applies docs/recipes.md, "Add a page", "Add a page with code", "Change an address or remove something" and "Remove the
 * samples", to a copy of the repository.
 */

/** Texts that no page may contain, for lack of content. */
const ODD = /\b(undefined|NaN|Infinity|null)\b/;

/** What only the samples say. */
const SAMPLE = /Northveld|Johannesburg|\brand\b/;

/** The page has a heading, no empty list, no text for lack of content and none of the samples'. */
function expectWhole(html: string, path: string): void {
  expect(html, path).toContain('<h1');
  expect(html.match(/<(ul|ol|dl|nav)\b[^>]*><\/\1>/), `${path}: an empty list`).toBeNull();
  const text = html.replaceAll(/<(script|style)\b.*?<\/\1>/gs, '').replaceAll(/<[^>]*>/g, '\n');
  expect(ODD.exec(text), path).toBeNull();
  expect(SAMPLE.exec(html), path).toBeNull();
  expect(html.match(/<[^>]*\b(?:href|src)=""[^>]*>/), `${path}: an empty address`).toBeNull();
}

it('has correct pages, says nothing of the samples and passes its tests once they are cleared and pages added', async () => {
  // The folder's name has the special characters of patterns.
  const changed = copyOfRepository(join(temporaryFolder(), 'site [c] @(x)'));
  const { root, run, read, replace, write } = changed;
  expect(await run('scripts/clear-samples.ts')).toMatchObject({ code: 0 });
  addPage(changed);
  const { id, path } = services[0]!;
  const removed = services.slice(1, 3);
  for (const { id } of removed)
    replace('content/services.yaml', new RegExp(`^${id}:\n(?:(?: .*)?\n)+`, 'm'), '');
  // What a template has as a comment: the price of one service.
  const price = read('content/prices.yaml');
  const priced = price.slice(price.indexOf('# services:')).replaceAll(/^# ?/gm, '');
  write('content/prices.yaml', priced.replace('web-apps', id));
  addMarkdownPages(changed);
  const holiday = '  closed: [{ day: 9 August 2030, name: Holiday }]\n';
  replace('content/offices.yaml', /(?<=hours: .*\n)/, holiday);
  replace('content/services.yaml', `path: ${path}\n`, 'path: /moved\n');
  replace('content/redirects.yaml', /(?<=^redirects:\n)/m, `  ${path}: /moved\n`);

  expect(await run()).toMatchObject({ code: 0 });
  const { origin } = await testSite({ cwd: root });
  const textOf = async (path: string) => (await fetch(origin + path)).text();
  const sitemap = await textOf('/sitemap.xml');
  const listed = [...sitemap.matchAll(/<loc>([^<]*)/g)].map(([, url]) => new URL(url!).pathname);
  expect(listed).toEqual(expect.arrayContaining(['/training', '/campaigns/spring', '/careers']));
  const spring = await textOf('/campaigns/spring');
  const careers = await textOf('/careers');
  const headTags = (path: string, title: string) => [
    `>${title} | `,
    new RegExp(`<link rel="canonical" href="[^"]*${path}"`),
    `<meta property="og:title" content="${title} | `,
    '"@type":"BreadcrumbList"',
  ];
  for (const part of [
    ...headTags('/campaigns/spring', 'A spring audit of your store'),
    ...['value="campaigns/spring-consultation"', '>What it costs<', 'id="on-what-we-read"'],
    '<a href="/careers"',
  ])
    expect(spring).toMatch(part);
  for (const part of [
    ...headTags('/careers', 'Work on software that people keep'),
    ...['>Tell us what you have built<', 'href="/campaigns/spring"'],
  ])
    expect(careers).toMatch(part);
  expect(careers).not.toContain('<form');
  const redirect = await fetch(origin + path, { redirect: 'manual' });
  expect([redirect.status, redirect.headers.get('location')]).toEqual([301, '/moved']);
  const moved = await textOf('/moved');
  for (const part of [`value="${id}-consultation"`, 'class="amount"'])
    expect(moved).toContain(part);
  for (const { path } of removed) {
    expect((await fetch(origin + path)).status).toBe(404);
    expect(listed).not.toContain(path);
    expect(moved).not.toContain(`href="${path}"`);
  }
  expect(await textOf('/training')).toContain('>Training by engineers in ');
  expect((await fetch(`${origin}/campaigns`)).status).toBe(404);
  expect(listed.filter((path) => /^\/(case-studies|insights)\/./.test(path))).toEqual([]);
  const contact = await textOf('/contact');
  for (const part of [/>9 August 2030(<!-- -->)?: /, '"validFrom":"2030-08-09"', '>One office in '])
    expect(contact).toMatch(part);
  for (const path of listed.concat('/thank-you', '/nowhere')) expectWhole(await textOf(path), path);
  for (const file of ['/insights/feed.xml', '/robots.txt'])
    expect(SAMPLE.exec(await textOf(file)), file).toBeNull();
  // Scripts, pictures and icons.
  const served = globSync('{dist/client,public}/**/*.*', { cwd: root });
  const naming = served.filter((file) => SAMPLE.test(readFileSync(join(root, file), 'latin1')));
  expect(naming).toEqual([]);
  // A text in a picture is not found by reading its bytes.
  const pictures = globSync('public/**/*.{avif,jpg,mp4,webm,pdf}', { cwd: root });
  expect(pictures.filter((file) => !file.startsWith('public/film/hero'))).toEqual([]);

  // What reads the content.
  const folders = ['content', 'pages', 'sections', 'seo', 'shell'];
  const ofServer = ['crawler-files', 'stored-content'];
  const ofBuild = ['scripts/build', 'scripts/content-checks'];
  const about = [...ofBuild, ...folders.map((name) => `src/${name}`), ...ofServer];
  const projects = ['unit', 'components', 'shell'].map((name) => `--project=${name}`);
  const tests = await run('node_modules/vitest/vitest.mjs', 'run', ...projects, ...about);
  expect(tests.code, tests.stdout + tests.stderr).toBe(0);
});
