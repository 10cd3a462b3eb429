import { Registry } from 'prom-client';
import { connect } from 'node:net';
import express from 'express';
import { createElement } from 'react';
import { ServerStyleSheet } from 'styled-components';
import request from 'supertest';
import { describe, expect, it, vi } from 'vitest';
import { eventually } from '../../../tests/support/eventually.ts';
import { listen } from '../../../tests/support/listen.ts';
import { memoryLog } from '../../../tests/support/memory-log.ts';
import { siteWith, type SiteWithOptions } from '../../../tests/support/site-with.ts';
import { testRoute } from '../../../tests/support/test-route.ts';
import type { Article } from '../../content/model/article-schema.ts';
import { toContent } from '../../content/model/content.ts';
import { renderElement } from '../../entry-server.tsx';
import type { SeoRecord } from '../../seo/resolve-metadata.ts';
import { createResponseCache } from '../response-cache.ts';
import type { Backend } from '../backend/backend.ts';
import { createMetadataCache } from '../metadata.ts';
import { compress } from '../middleware/compress.ts';
import { errorHandler } from '../middleware/error-handler.ts';
import { createPageHandlers } from './page-handlers.ts';
import type { RenderEntry } from './render-entry.ts';

const routes = [
  testRoute('/'),
  testRoute('/contact', { id: 'contact' }),
  testRoute('/thanks', { parameter: { name: 'type', values: ['call'] } }),
  testRoute('/insights/:id', {
    addresses: ({ articles }) => articles.map(({ id }) => `/insights/${id}`),
    selectData: ({ articleById }, { id = '' }) => articleById.get(id) ?? null,
  }),
  testRoute('*'),
];

const recordOf = (path: string, more: Partial<SeoRecord>): SeoRecord => ({
  ...{ path, title: null, description: null, author: null, image_url: null, twitter_site: null },
  ...more,
});
const MINUTE = 60_000;
/** Longer than a response is sent without being made again. */
const STALE = 10_001;
const content = toContent({
  caseStudies: [],
  articles: [{ id: 'later', date: 'November 28, 2026' } as Article],
  pages: [],
});

/** Page handlers with minimal documents, on a fake backend with changeable records. */
function setUp(options: Partial<SiteWithOptions> = {}, renderLimitMs = 5_000) {
  const { log } = memoryLog('info');
  const clock = { time: 1, now: () => clock.time };
  const records = new Map([
    ['/', recordOf('/', { title: 'Root', author: 'Ann' })],
    ['/contact', recordOf('/contact', { title: 'First title' })],
  ]);
  const read = vi.fn<Backend['readSeoRecord']>(async (path) => records.get(path) ?? null);
  const render = vi.fn<RenderEntry['render']>((asked) => {
    const { title, author } = asked.page.metadata;
    const head = createElement('head', null, createElement('title', null, title));
    const text = `${author} ${asked.url} ${JSON.stringify(asked.returnedForm)}`;
    const html = createElement('html', null, head, createElement('body', null, text));
    return renderElement(html, new ServerStyleSheet(), asked);
  });
  const observeRender = vi.fn();
  const handlers = createPageHandlers({
    entry: { pageRoutes: routes, privacyNotice: [], render },
    ...siteWith({
      routes,
      content,
      redirects: { '/old/*': '/contact' },
      gone: ['/gone'],
      ...options,
    }),
    metadata: createMetadataCache({
      ...{ readSeoRecord: read, log, clock, timeoutMs: 50 },
      registry: new Registry(),
    }),
    responseCache: createResponseCache({ clock }),
    observeRender,
    renderLimitMs,
    assetsOf: () => ({ entry: '', modules: [] }),
    policyOf: () => "default-src 'none'",
    siteUrl: 'https://www.example.com',
    log,
  });
  const app = express().use(compress(), handlers.serve, errorHandler(log));
  const getTitle = async (path: string) => titleOf((await request(app).get(path)).text);
  const pageAt = async (path: string) => {
    const found = await handlers.find(path);
    return 'movedTo' in found ? found : (await found.resolve()).page;
  };
  return { app, clock, getTitle, handlers, observeRender, pageAt, read, records, render };
}

const titleOf = (html: string) => /<title>(.*)<\/title>/.exec(html)?.[1];

it('renders a page once, and answers the next visitor from the cache, in the encoding it takes', async () => {
  const { app, observeRender, render } = setUp();
  const { text } = await request(app).get('/contact');
  expect(text).toMatch(/^<!DOCTYPE html>.*<\/style><\/head>/s);
  await eventually(async () => {
    const kept = await request(app).get('/contact').set('Accept-Encoding', 'gzip, br');
    expect(kept.headers).toMatchObject({ 'content-encoding': 'br' });
  });
  expect(render).toHaveBeenCalledOnce();
  expect(observeRender).toHaveBeenCalledExactlyOnceWith('contact', expect.any(Number));
});

it('caches one copy of a page for all other query strings', async () => {
  const { app, render } = setUp();
  await request(app).get('/thanks?type=call');
  await request(app).get('/thanks?utm_source=x&type=call');
  expect(render).toHaveBeenCalledOnce();
  expect((await request(app).get('/thanks?type=other')).text).toContain('/thanks ');
});

it.each(['/Contact/', '/old/contact'])('redirects %s, without a read or a render', async (from) => {
  const { app, pageAt, read, render } = setUp();
  const { status, headers } = await request(app).get(`${from}?a=b`);
  expect([status, headers['location']]).toEqual([301, '/contact?a=b']);
  expect(headers['cache-control']).toBe('no-store');
  expect(await pageAt(from)).toEqual({ movedTo: '/contact' });
  expect(read).not.toHaveBeenCalled();
  expect(render).not.toHaveBeenCalled();
});

it('answers 404 to unknown addresses, without a read and with one render for all', async () => {
  const { app, read, render } = setUp();
  for (const path of ['/nowhere', '//evil.example/', '/no/where', '/wp-login.php?x=1']) {
    const { status, headers, text } = await request(app).get(path);
    expect([status, headers['cache-control']]).toEqual([404, 'no-store']);
    expect(headers).not.toHaveProperty('location');
    expect(text).not.toContain(path);
  }
  expect(render).toHaveBeenCalledOnce();
  expect((await request(app).get('/contact/more')).text).toContain('/contact/-/-'); // the menu marks /contact
  expect(read).not.toHaveBeenCalled();
});

it('answers 405 to a post, with the allowed methods', async () => {
  const { status, headers } = await request(setUp().app).post('/contact');
  expect([status, headers['allow']]).toEqual([405, 'GET, HEAD']);
});

it('shows a rejected form on its page, uncached', async () => {
  const { app, handlers } = setUp();
  const returnedForm = { values: { name: 'Thandi' }, errors: { email: 'Wrong' }, message: null };
  const form = express().use((_req, res) =>
    handlers.serveReturnedForm(res.status(422), '/contact', returnedForm as never),
  );
  const { status, text, headers } = await request(form).post('/');
  expect([status, headers['cache-control']]).toEqual([422, 'no-store']);
  expect(text).toContain('Thandi');
  expect((await request(app).get('/contact')).text).not.toContain('Thandi');
});

it('aborts a render at its time limit, and answers 500', async () => {
  const { app, render } = setUp({}, 20);
  render.mockImplementation(
    ({ signal }) =>
      new Promise((_, reject) => {
        signal.addEventListener('abort', () => reject(signal.reason as Error));
      }),
  );
  expect((await request(app).get('/contact')).status).toBe(500);
});

it('answers 410 with the not-found page for a removed page', async () => {
  const { app, pageAt } = setUp();
  const { status, text, headers } = await request(app).get('/gone');
  expect([status, titleOf(text)]).toEqual([410, 'A page']);
  expect(headers['cache-control']).toBe('no-store');
  expect(await pageAt('/gone')).toMatchObject({ status: 410, metadata: { indexable: false } });
});

it('answers 404 at the address of an article until its day', async () => {
  let today = '2026-11-27';
  const { app, clock, pageAt } = setUp({ today: () => today });
  expect((await request(app).get('/insights/later')).status).toBe(404);
  expect(await pageAt('/insights/later')).toMatchObject({ metadata: { indexable: false } });
  today = '2026-11-28';
  clock.time += 6 * MINUTE;
  expect((await request(app).get('/insights/later')).status).toBe(200);
  expect(await pageAt('/insights/later')).toMatchObject({ metadata: { indexable: true } });
});

it('says whether the metadata is that of the path’s own record', async () => {
  const { pageAt } = setUp();
  expect(await pageAt('/contact')).toMatchObject({ hasSeoRecord: true });
  expect(await pageAt('/thanks')).not.toHaveProperty('hasSeoRecord');
});

describe('a page in the cache', () => {
  it('shows a changed record a minute and a few seconds later', async () => {
    const { clock, getTitle, records } = setUp();
    await getTitle('/contact');
    records.set('/contact', recordOf('/contact', { title: 'Second title' }));
    clock.time += STALE;
    expect(await getTitle('/contact')).toBe('First title');
    clock.time += MINUTE;
    await eventually(async () => {
      clock.time += STALE; // one visit has the record read, another one the page rendered
      expect(await getTitle('/contact')).toBe('Second title');
    });
  });

  it('is rendered once for those who come while it is stale', async () => {
    const { clock, getTitle, render } = setUp();
    await getTitle('/contact');
    clock.time += STALE;
    await Promise.all([getTitle('/contact'), getTitle('/contact'), getTitle('/contact')]);
    await eventually(() => expect(render).toHaveBeenCalledTimes(2));
  });

  it('is sent with no-store until the backend has answered', async () => {
    const { app, clock, getTitle, read } = setUp();
    const original = read.getMockImplementation()!;
    read.mockRejectedValue(new Error('no database'));
    await getTitle('/contact');
    const before = await request(app).get('/contact');
    expect(before.headers['cache-control']).toBe('no-store');
    read.mockImplementation(original);
    await eventually(async () => {
      clock.time += STALE;
      expect(await getTitle('/contact')).toBe('First title');
    });
    const { headers } = await request(app).get('/contact');
    expect(headers['cache-control']).toContain('s-maxage=60');
  });

  it('shows the new year once it is rendered again after New Year', async () => {
    let today = '2026-12-31';
    const { clock, getTitle, render } = setUp({ today: () => today });
    await getTitle('/contact');
    today = '2027-01-01';
    clock.time += 6 * MINUTE;
    await getTitle('/contact');
    expect(render.mock.calls.map(([{ year }]) => year)).toEqual([2026, 2027]);
  });
});

it('answers others while a visitor reads nothing, or has left', async () => {
  const { app, render } = setUp();
  const socket = connect(await listen(app), '127.0.0.1').pause();
  socket.write('GET /contact HTTP/1.1\r\nHost: x\r\n\r\n');
  await eventually(() => expect(render).toHaveBeenCalledOnce());
  expect((await request(app).get('/contact')).status).toBe(200);
  socket.destroy();
  expect((await request(app).get('/contact')).status).toBe(200);
});
