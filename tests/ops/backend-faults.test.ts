import { site as siteConfig } from '../../src/content/site.ts';
import { connect } from 'node:net';
import { expect, it, onTestFinished } from 'vitest';
import { postEnquiry } from '../support/enquiry.ts';
import { testSite, wholeLog } from '../support/test-site.ts';
import { startStandInSupabase, type StandInMode } from '../support/services/stand-in-supabase.ts';
import { until } from '../support/until.ts';

/** The site as a process, with a fake Supabase project whose behaviour the test sets. */
async function siteOn(mode: StandInMode) {
  const standIn = await startStandInSupabase();
  onTestFinished(() => standIn.close());
  standIn.mode = mode;
  for (const path of ['/', '/contact'])
    standIn.pageSeo.set(path, {
      path,
      title: `The project's title of ${path}`,
      description: 'From the project.',
      author: null,
      image_url: null,
      twitter_site: null,
    });
  const env = {
    SITE_URL: 'http://www.example.com',
    SUPABASE_URL: standIn.url,
    SUPABASE_ANON_KEY: standIn.anonKey,
  };
  const site = await testSite({ env });
  return { standIn, site };
}

async function page(address: string) {
  const response = await fetch(address);
  const title = /<title>(.*?)<\/title>/.exec(await response.text())?.[1]?.replaceAll('&#x27;', "'");
  return { status: response.status, title, cached: response.headers.get('cache-control') };
}

it.each<StandInMode>(['fails', 'hangs', 'is unreachable'])(
  'serves pages with default metadata and answers 502 to enquiries while the backend %s, and recovers',
  async (mode) => {
    const { standIn, site } = await siteOn(mode);
    const titles = async () => ({
      contact: await page(`${site.origin}/contact`),
      home: await page(`${site.origin}/`),
    });

    const { contact, home } = await titles();
    expect(contact).toEqual({
      status: 200,
      title: `Contact Us | ${siteConfig.name}`,
      cached: 'no-store',
    });
    expect(home).toMatchObject({ status: 200, cached: 'no-store' });
    expect(home.title).toContain(siteConfig.name);
    expect((await fetch(`${site.origin}/readyz`)).status).toBe(200);
    const refused = await postEnquiry(site.origin, 'the-enquiry-1');
    expect(refused.status).toBe(502);
    expect(await refused.json()).toEqual({ error: expect.stringContaining('try again') });

    standIn.mode = 'answers';
    await until(async () => (await titles()).contact.title === "The project's title of /contact");
    await until(async () => (await titles()).home.title === "The project's title of /");
    expect((await titles()).contact.cached).toContain('s-maxage');
    expect((await postEnquiry(site.origin, 'the-enquiry-1')).status).toBe(201);
    expect(standIn.enquiries.size).toBe(1);
    // No error page was served, and the log has the refused enquiry without its values.
    const log = await wholeLog(site);
    expect(log).toContainEqual(expect.objectContaining({ msg: 'enquiry failed' }));
    expect(JSON.stringify(log)).not.toContain('thandi');
  },
);

it('warns once of an unreachable backend while it renders several pages', async () => {
  const { site } = await siteOn('is unreachable');
  for (const path of ['/', '/contact', '/insights']) await page(site.origin + path);
  const warnings = (await wholeLog(site)).filter(({ level }) => Number(level) >= 40);
  expect(warnings.map(({ msg }) => String(msg)).sort()).toEqual([
    expect.stringContaining('Enquiries can not be stored'),
    expect.stringContaining('Page metadata could not be read'),
  ]);
});

const isInsights = (req: unknown) => (req as { path?: string }).path === '/insights';

it('aborts the pages of clients that disconnect before the backend has answered', async () => {
  const { site } = await siteOn('hangs');
  const { port } = new URL(site.origin);
  for (let visitor = 0; visitor < 10; visitor += 1) {
    const socket = connect(Number(port), '127.0.0.1');
    socket.write(`GET /insights?visitor=${visitor} HTTP/1.1\r\nHost: localhost\r\n\r\n`, () =>
      socket.destroy(),
    );
  }
  const aborted = () =>
    site.log().filter(({ msg, req }) => msg === 'request aborted' && isInsights(req));
  await until(() => aborted().length === 10);
  expect((await page(`${site.origin}/contact`)).status).toBe(200);
  const errors = (await wholeLog(site)).filter(({ level }) => Number(level) >= 50);
  expect(errors).toEqual([]);
});
