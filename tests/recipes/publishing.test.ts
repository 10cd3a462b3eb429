import { join } from 'node:path';
import { expect, it } from 'vitest';
import * as country from '../../src/content/company/country.ts';
import { dayIn, startOfDay } from '../../src/server/time-zone.ts';
import { publicContent } from '../support/public-content.ts';
import { codeOf, copyOfRepository, recipes } from '../support/repository-copy.ts';
import { testSite, temporaryFolder } from '../support/test-site.ts';
import { until } from '../support/until.ts';
import { namedStudies } from './named-studies.ts';

/* Applies the recipes about publishing (docs/recipes.md) to a copy of the repository. */

const CONFIG = 'src/content/site.ts';
const REDIRECTS = 'src/content/redirects.ts';
const ARTICLES = 'src/content/articles';
const STUDIES = 'src/content/case-studies';
const { articles } = publicContent;
const [first, last] = [articles[0]!, articles.at(-1)!];
/** A study that a page names and no article. */
const named = namedStudies.find(({ slug }) =>
  articles.every(({ content }) => !content.includes(slug)),
);
const DAY_MS = 24 * 60 * 60 * 1000;

/** The inline code of the recipes that begins with a text. */
const inLine = (beginning: string) =>
  recipes.split('`').find((code) => code.startsWith(beginning)) ?? '';

/** A copy with additional articles, changed by replacements. */
function copyWithArticles(articles: Record<string, [before: string | RegExp, after: string]>) {
  const copy = copyOfRepository(join(temporaryFolder(), 'site'));
  for (const [id, [before, after]] of Object.entries(articles)) {
    copy.copy(`${ARTICLES}/low-code-revolution.md`, `${ARTICLES}/${id}.md`);
    copy.copy('public/art/articles/low-code-revolution', `public/art/articles/${id}`);
    copy.replace(`${ARTICLES}/${id}.md`, /^title: .*/m, `title: 'The article ${id}'`);
    copy.replace(`${ARTICLES}/${id}.md`, before, after);
  }
  return copy;
}

it('fails the build at links and redirects without a target, and at a section that fails, with file and field', async () => {
  const { run, read, write, replace } = copyWithArticles({
    hidden: ['date:', 'draft: true\ndate:'],
    later: [/^date: .*/m, 'date: 4 March 2099'],
  });
  replace(
    REDIRECTS,
    'Record<string, string>> = {',
    `Record<string, string>> = {
      '/contact': '/insights', '/lost': '/nowhere', '/services/powerapps': '/power-apps',`,
  );
  replace(REDIRECTS, 'gone: readonly string[] = [', "gone: readonly string[] = ['/insights'");
  for (const [id, link] of [
    [first.id, '/services/powerapps'],
    [last.id, '/insights/hidden'],
    ['later', '/insights/hidden'],
  ] as const)
    write(`${ARTICLES}/${id}.md`, `${read(`${ARTICLES}/${id}.md`)}\n\n[More](${link})\n`);
  if (named) replace(`${STUDIES}/${named.slug}.yaml`, 'order:', 'draft: true\norder:');
  replace('src/pages/insight/copy.ts', 'to: paths.contact', "to: '/services/powerapps-2'");
  const unpriced = '/ai-chat';
  replace('src/content/company/prices.yaml', `  ${unpriced}:`, '  /no-such-service:');

  const wrong = (entry: string, problem: string) => `${REDIRECTS}: ${entry}: ${problem}`;
  const remedy = 'correct the link, or remove it';
  // Neither numbers of lines nor pages that share a part.
  const [count, ...lines] = (await run()).stderr
    .replaceAll(/(?<=\.\w+):\d+/g, '')
    .replaceAll(/ \(on .* pages more\)$/gm, '')
    .replaceAll(/(?<=^\/[\w-]+: )Cannot .*(?=: correct it)/gm, 'fails')
    .trim()
    .split('\n');
  expect(count).toBe(`${lines.length} problems:`);
  const [one, two] = [`${ARTICLES}/${last.id}.md`, `${ARTICLES}/later.md`].sort();
  expect(lines.sort()).toEqual(
    [
      wrong('redirects: /contact', '/contact is a page of the site, which would be unreachable'),
      wrong('redirects: /lost', 'there is no page and no file at its target /nowhere'),
      wrong('gone: /insights', '/insights is a page of the site, which would be unreachable'),
      `${ARTICLES}/${first.id}.md: links to /services/powerapps, which has moved to /power-apps: ${remedy} (on /insights/${first.id})`,
      `${one} and ${two}: links to /insights/hidden, which is a draft: ${remedy} (on /insights/later and /insights/${last.id})`,
      `${unpriced}: fails: correct it, or remove the page with its route in src/routes.ts`,
      `src/pages/insight/copy.ts: links to /services/powerapps-2, which does not exist: ${remedy}`,
      ...(named
        ? [
            `${named.file}: links to /case-studies/${named.slug}, which is a draft: ${remedy} (on /${named.page})`,
          ]
        : []),
    ].sort(),
  );
});

it('applies the recipes for publication dates, redirects, verification, announcement and analytics', async () => {
  const tomorrow = dayIn(country.timeZone, Date.now() + DAY_MS);
  const inWords = new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeZone: 'UTC' });
  const { root, run, write, replace } = copyWithArticles({
    'first-name': ['date:', `${inLine('draft: true')}\ndate:`],
    soon: [
      /^date: .*/m,
      `date: ${inWords.format(new Date(tomorrow))}\nauthorUrl: https://example.com/ann`,
    ],
    'old-name': ['date:', `${inLine('updated: ')}\ndate:`],
  });
  replace(`${STUDIES}/kia-south-africa.yaml`, 'order:', 'draft: true\norder:');
  const moved = inLine("'/services/powerapps'");
  replace(REDIRECTS, 'string>> = {', `string>> = {\n  ${moved},\n  '/blog/*': '/insights/*',\n`);
  replace(REDIRECTS, 'gone: readonly string[] = [', "gone: readonly string[] = ['/fax'");
  replace(CONFIG, 'verification: []', inLine('verification: ').replace('…', 'abc_DEF-123'));
  write('public/google123.html', 'google-site-verification: google123.html');
  write('public/.well-known/apple-app-site-association', '{}');
  replace(CONFIG, 'announcement: null,', codeOf('announcement'));
  replace(CONFIG, "analytics: { script: '', attributes: {}, origins: [] },", codeOf('analytics'));
  replace(CONFIG, "analytics: { name: '', place: '' },", codeOf('analytics-notice'));
  for (const [from, to] of Object.entries({ 'old-name': 'new-name', 'first-name': 'hidden' }))
    expect(await run('scripts/rename.ts', 'articles', from, to)).toMatchObject({ code: 0 });
  expect(await run()).toMatchObject({ code: 0 });

  // A signal advances the server's clock to midnight.
  const midnight = Date.parse(startOfDay(country.timeZone, tomorrow));
  write(
    'clock.js',
    `const { now } = Date;
    let ahead = 0;
    const moment = () => now() + ahead;
    globalThis.Date = class extends Date {
      static now = moment;
      constructor(...parts) { super(...(parts.length > 0 ? parts : [moment()])); }
    };
    process.on('SIGUSR2', () => {
      ahead = ${midnight} - now();
      console.log('It is midnight');
    });`,
  );
  const clock = { NODE_OPTIONS: `--import=${join(root, 'clock.js')}` };
  const server = await testSite({ cwd: root, env: clock });
  const get = (path: string) => fetch(server.origin + path, { redirect: 'manual' });
  const textOf = async (path: string) => (await get(path)).text();
  const PLACES = ['/insights', '/', '/sitemap.xml', '/insights/feed.xml', '/insights/new-name'];
  const naming = async (id: string) => {
    const texts = await Promise.all(PLACES.map(textOf));
    return PLACES.filter((_, index) => texts[index]!.includes(`/insights/${id}`));
  };

  for (const id of ['hidden', 'first-name', 'soon'])
    expect((await get(`/insights/${id}`)).status, id).toBe(404);
  expect((await get('/case-studies/kia-south-africa')).status).toBe(404);
  for (const id of ['hidden', 'soon']) expect(await naming(id), id).toEqual([]);
  expect(await textOf('/case-studies')).not.toContain('/case-studies/kia-south-africa');

  for (const [from, to] of [
    ['/services/powerapps?a=b', '/power-apps?a=b'],
    ['/blog/low-code-revolution', '/insights/low-code-revolution'],
    ['/insights/old-name', '/insights/new-name'],
  ] as const) {
    const { status, headers } = await get(from);
    expect([status, headers.get('location')], from).toEqual([301, to]);
  }
  expect((await get('/fax')).status).toBe(410);
  const renamed = await textOf('/insights/new-name');
  expect(renamed).toContain('<time dateTime="2026-11-03">3 November 2026</time>');
  expect(await textOf('/sitemap.xml')).toMatch(
    /<loc>[^<]*\/insights\/new-name<\/loc>\s*<lastmod>2026-11-03</,
  );

  const home = await get('/');
  const policy = home.headers.get('content-security-policy');
  const html = await home.text();
  expect(html).toMatch(/<meta name="google-site-verification" content="abc_DEF-123"/);
  expect(await textOf('/google123.html')).toContain('google-site-verification');
  expect((await get('/.well-known/apple-app-site-association')).status).toBe(200);
  expect(html).toContain(/text: '(.*)'/.exec(codeOf('announcement'))![1]);
  expect(policy).toContain(new URL(/script: '(.*)'/.exec(codeOf('analytics'))![1]!).origin);

  server.kill('SIGUSR2');
  await until(() => server.output().includes('It is midnight'));
  expect((await get('/insights/soon')).status).toBe(200);
  expect(await naming('soon')).toEqual(PLACES.filter((path) => path !== '/'));
  expect(await naming('hidden')).toEqual([]);
  expect(await textOf('/insights/soon')).toMatch(
    /<a href="https:\/\/example\.com\/ann" rel="author noopener"|<a rel="author noopener" href="https:\/\/example\.com\/ann"/,
  );

  const staging = await testSite({ cwd: root, env: { SHOW_DRAFTS: 'true' } });
  const draft = await fetch(`${staging.origin}/insights/first-name`);
  expect([draft.url, draft.status]).toEqual([`${staging.origin}/insights/hidden`, 200]);
  const shown = await draft.text();
  expect(shown).toContain('Draft: not public yet');
  expect(shown).toMatch(/<meta name="robots" content="noindex/);
});
