import { join } from 'node:path';
import { expect, it } from 'vitest';
import { addOwnPages, addPage, copyOfRepository } from '../support/repository-copy.ts';
import { testSite, temporaryFolder } from '../support/test-site.ts';

/* Applies docs/recipes.md, "Add a page", "Add a page with code" and "Remove the samples", to a copy of the repository. */

/** Texts that no page may contain, for lack of a record. */
const ODD = /\b(undefined|NaN|Infinity|null)\b/;

/** The page has a heading, no empty list, and no text for lack of a record. */
function expectWhole(html: string, path: string): void {
  expect(html, path).toContain('<h1');
  expect(html.match(/<(ul|ol|dl|nav)\b[^>]*><\/\1>/), `${path}: an empty list`).toBeNull();
  const text = html.replaceAll(/<(script|style)\b.*?<\/\1>/gs, '').replaceAll(/<[^>]*>/g, '\n');
  expect(ODD.exec(text), path).toBeNull();
}

/** What only the samples say. */
const SAMPLE = /Northveld|Johannesburg|\brand\b/;

/** Leaves one country, one office, which is closed on a day, no accounts, and the price of one service. */
function haveLittle({ replace }: Pick<ReturnType<typeof copyOfRepository>, 'replace'>) {
  const remove = (name: string, ...parts: RegExp[]) =>
    parts.forEach((part) => replace(`content/${name}.yaml`, part, ''));
  const holiday = '  closed: [{ day: 9 August 2030, name: Holiday }]\n';
  remove('offices', /\n- key: capeTown[^]*/);
  replace('content/offices.yaml', /(?<=hours: .*\n)/, holiday);
  replace('content/company.yaml', /(?<=countriesWithoutOffice: ).*/, '[]');
  replace('content/site.yaml', /(?<=^social:)\n(?: .*\n)+/m, ' []\n');
  const others = [/(?<=^services:\n)[^]*(?=^ {2}\/shopify:)/m, /^ {2}\/web-apps:[^]*/m];
  remove('prices', /^review:[^]*(?=^services:)/m, ...others);
  remove('contract-terms', / of \{hourlyFrom\} to \{hourlyTo\}/);
}

it('has correct pages and passes its tests with pages added and the samples removed by the recipes', async () => {
  // A folder whose name is a pattern, too.
  const changed = copyOfRepository(join(temporaryFolder(), 'site [c] @(x)'));
  const { root, run, write, remove, replace } = changed;
  addPage(changed);
  addOwnPages(changed);

  remove('content/case-studies', 'content/articles', 'content/people');
  for (const list of ['clients', 'stores', 'team-stories']) write(`content/${list}.yaml`, '[]');
  remove('src/content/sample-content.test.ts');
  replace('content/site.yaml', 'sampleContent: true', 'sampleContent: false');
  haveLittle(changed);

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
  expect(await textOf('/training')).toContain('>Training by engineers in ');
  expect((await fetch(`${origin}/campaigns`)).status).toBe(404);
  expect(listed.filter((path) => /^\/(case-studies|insights)\/./.test(path))).toEqual([]);
  const contact = await textOf('/contact');
  for (const part of [/>9 August 2030(<!-- -->)?: /, '"validFrom":"2030-08-09"', '>One office in '])
    expect(contact).toMatch(part);
  for (const path of listed) expectWhole(await textOf(path), path);

  // What reads the content.
  const folders = ['content', 'pages', 'sections', 'seo', 'shell'];
  const ofServer = ['seo-files', 'stored-content', 'search-results'];
  const about = ['scripts/build', ...folders.map((name) => `src/${name}`), ...ofServer];
  const projects = ['unit', 'components', 'shell'].map((name) => `--project=${name}`);
  const tests = await run('node_modules/vitest/vitest.mjs', 'run', ...projects, ...about);
  expect(tests.code, tests.stdout + tests.stderr).toBe(0);
});

it('npm run clear-samples leaves a site that builds, and says nothing of the samples', async () => {
  const { root, run } = copyOfRepository(join(temporaryFolder(), 'cleared'));
  expect(await run('scripts/clear-samples.ts')).toMatchObject({ code: 0 });
  expect(await run()).toMatchObject({ code: 0 });
  const { origin } = await testSite({ cwd: root });
  const textOf = async (path: string) => (await fetch(origin + path)).text();
  const sitemap = await textOf('/sitemap.xml');
  const listed = [...sitemap.matchAll(/<loc>([^<]*)/g)].map(([, url]) => new URL(url!).pathname);
  expect(listed.length).toBeGreaterThan(9);
  for (const path of listed.concat('/thank-you', '/nowhere')) {
    const html = await textOf(path);
    expectWhole(html, path);
    expect(SAMPLE.exec(html), path).toBeNull();
  }
  for (const file of ['/site.webmanifest', '/insights/feed.xml', '/robots.txt'])
    expect(SAMPLE.exec(await textOf(file)), file).toBeNull();
});
