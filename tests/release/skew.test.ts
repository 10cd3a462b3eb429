import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openStoredEnquiries } from '../../scripts/operations/stored-enquiries.ts';
import { paths } from '../../src/paths.ts';
import { isHydrated } from '../support/is-hydrated.ts';
import { type OtherBrowser, startChromium, startFirefox } from '../support/other-browsers.ts';
import { publishedToday } from '../support/published-today.ts';
import { startSite } from '../support/start-site.ts';
import { until } from '../support/until.ts';
import { buildChangedRelease } from './changed-release.ts';
import { startSwitchingProxy } from './switching-proxy.ts';

/*
 * This release and a changed one, in turn and side by side behind a balancer without session affinity: open tabs,
 * forms and files meet the other release.
 */

const enquiry = {
  name: 'Thandi Mokoena',
  phone: '082 123 4567',
  company: 'Karoo Wool',
  message: 'We need a store before winter.',
};
const BUDGET = 'Up to R 250 000';

/** A site may have no study, and no article. */
const {
  caseStudies: [study],
  articles: [article],
} = publishedToday;
const toStudy = study && `main a[href="${paths.caseStudy(study.slug)}"]`;
const toArticle = article && `main a[href="${paths.insight(article.id)}"]`;

const resources = new AsyncDisposableStack();
const folder = mkdtempSync(join(tmpdir(), 'releases-'));
const dataDir = join(folder, 'data');
let proxy: Awaited<ReturnType<typeof startSwitchingProxy>>;
let origins: { this: string; changed: string };

beforeAll(async () => {
  resources.defer(() => rmSync(folder, { recursive: true, force: true }));
  const changed = join(folder, 'changed');
  await buildChangedRelease(changed);
  proxy = await startSwitchingProxy();
  resources.defer(() => proxy.close());
  const start = async (cwd: string) => {
    const shared = { DATA_DIR: dataDir, SHARED_ASSETS_DIR: join(folder, 'assets') };
    const site = await startSite({ cwd, env: { SITE_URL: proxy.origin, ...shared } });
    resources.defer(() => site.stop());
    return site.origin;
  };
  origins = { this: await start(process.cwd()), changed: await start(changed) };
});
afterAll(() => resources.disposeAsync());

describe.each([
  ['Chromium', startChromium],
  ['Firefox', startFirefox],
])('%s', (name, startBrowser) => {
  let browser: OtherBrowser;
  let visits = 0;
  beforeAll(async () => void (browser = await startBrowser()));
  afterAll(() => browser.close());

  /** Runs a function in the page; undefined while a document is being loaded. */
  const look = <T>(fn: (...args: string[]) => T, ...args: string[]): Promise<T | undefined> =>
    browser.run(fn, ...args).catch(() => undefined);
  const text = async () => (await look(() => document.body.innerText)) ?? '';
  const heading = () => look(() => document.querySelector('h1')?.innerText ?? '');
  const path = () => look(() => location.pathname);
  /** Whether the page is shown: while a document loads, there is no heading. */
  const isAt = async (at: RegExp) => at.test((await path()) ?? '') && Boolean(await heading());
  const isSent = () => isAt(/^\/thank-you$/);
  const click = (selector: string) =>
    browser.run((css) => document.querySelector<HTMLElement>(css)!.click(), selector);

  /** Opens a page by an address that the browser has not cached: Firefox shows its copy while it revalidates. */
  async function open(at: string): Promise<void> {
    await browser.open(`${proxy.origin}${at}?visit=${(visits += 1)}`);
    await hydrated();
  }
  const hydrated = () => until(async () => (await look(isHydrated)) === true);

  /** Follows a link and waits for its page, without an error on the way. */
  async function follow(selector: string, to: RegExp): Promise<void> {
    const before = await heading();
    await click(selector);
    await until(async () => {
      expect(await text()).not.toMatch(ERROR);
      const shown = await heading(); // none between two documents
      return Boolean(shown) && shown !== before && (await isAt(to));
    });
    await hydrated();
    expect(await text()).not.toMatch(ERROR);
  }

  /** Enters values as a browser's autofill does, and submits the form. */
  async function submit(values: Record<string, string>): Promise<void> {
    await browser.run((json) => {
      const form = document.querySelector('form')!;
      for (const [name, value] of Object.entries(JSON.parse(json) as Record<string, string>))
        (form.elements.namedItem(name) as HTMLInputElement).value = value;
      form.requestSubmit();
    }, JSON.stringify(values));
  }
  /** The value of a field; undefined while no form has it. */
  const valueOf = (name: string) =>
    look((name) => {
      const field = document.querySelector('form')?.elements.namedItem(name);
      return (field as HTMLInputElement | null | undefined)?.value;
    }, name);
  const stored = async (email: string) =>
    openStoredEnquiries(dataDir)
      .list()
      .filter((row) => row.email === email);

  const serve = (name: keyof typeof origins) => proxy.route(() => origins[name]);

  describe.each([
    ['this', 'changed'],
    ['changed', 'this'],
  ] as const)('a tab of %s release, served by %s', (of, by) => {
    it('shows pages whose data has changed after a page load, without an error', async () => {
      const tab = async (at: string) => {
        serve(of);
        await open(at);
        serve(by);
      };
      await tab('/contact');
      await follow('header a[href="/insights"]', /^\/insights$/);
      expect(await heading()).toBe('Insights & Articles');

      if (toStudy) {
        await tab('/case-studies');
        await follow(toStudy, /^\/case-studies\//);
        const figures = await look(() =>
          Array.from(document.querySelectorAll('#results + dl dd'), (dd) => dd.textContent.trim()),
        );
        expect(figures?.filter(Boolean)).toHaveLength(study.results.length);
      }

      if (toArticle) {
        await tab('/insights');
        await follow(toArticle, /^\/insights\//);
        expect(await text()).toMatch(/\d+ min/);
      }
    });

    it('finds its files on the other release', async () => {
      const isOfPage = (at: string) => !/^\/(assets|api)\//.test(at);
      proxy.route((at) => origins[isOfPage(at) ? of : by]);
      await open('/contact');
      await follow('header a[href="/insights"]', /^\/insights$/);
    });
  });

  it('a form that lacks a required field is answered with the current one, and nothing is lost', async () => {
    const email = `required-${name.toLowerCase()}@karoo.example`;
    serve('this');
    await open('/contact');
    serve('changed');
    await submit({ ...enquiry, email });
    await until(async () => typeof (await valueOf('budget')) === 'string');
    await hydrated();
    for (const [name, value] of Object.entries({ ...enquiry, email }))
      expect(await valueOf(name), name).toBe(value);
    expect(await text()).toContain('Please choose a range.');
    await submit({ budget: BUDGET });
    await until(isSent);
    expect(await stored(email)).toEqual([expect.objectContaining({ ...enquiry, email })]);
  });

  it('a field that the process does not know is ignored, and the enquiry arrives', async () => {
    const email = `unknown-${name.toLowerCase()}@karoo.example`;
    serve('changed');
    await open('/contact');
    serve('this');
    await submit({ ...enquiry, email, budget: BUDGET });
    await until(isSent);
    expect(await stored(email)).toEqual([expect.objectContaining({ ...enquiry, email })]);
  });

  it('a page that only one release has is shown there, and not found on the other', async () => {
    serve('changed');
    await open('/contact');
    await follow('header a[href="/training"]', /^\/training$/);
    await open('/contact');
    // That page alone: a file that comes later could reload the document, whose header here has no such link.
    proxy.route((at) => origins[at.includes('training') ? 'this' : 'changed']);
    await click('header a[href="/training"]');
    await until(async () => (await text()).includes('Oops! Page not found'));
    expect(await text()).not.toMatch(ERROR);
  });

  it('side by side, every page is shown and an enquiry arrives once', async () => {
    let count = 0;
    proxy.route(() => ((count += 1) % 2 === 0 ? origins.this : origins.changed));
    await open('/contact');
    await follow('header a[href="/insights"]', /^\/insights$/);
    if (toArticle) await follow(toArticle, /^\/insights\//);
    await follow('header a[href="/case-studies"]', /^\/case-studies$/);
    if (toStudy) await follow(toStudy, /^\/case-studies\//);
    await follow('header a[href="/contact"]', /^\/contact$/);
    const email = `beside-${name.toLowerCase()}@karoo.example`;
    await submit({ ...enquiry, email });
    await until(async () => {
      if (await isSent()) return true;
      // The form of this release was refused by the changed one, whose form is the response.
      if ((await valueOf('budget')) === '') {
        expect(await valueOf('message')).toBe(enquiry.message);
        await hydrated();
        await submit({ budget: BUDGET });
      }
      return false;
    });
    expect(await stored(email)).toHaveLength(1);
  });
});

/** What no visitor must see: an error screen, or an exception's message. */
const ERROR =
  /something went wrong|application error|minified react|is not a function|cannot (read|destructure)|not iterable|undefined/i;
