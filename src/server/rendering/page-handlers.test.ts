import { setTimeout as pause } from 'node:timers/promises';
import express from 'express';
import { createElement } from 'react';
import { renderToPipeableStream } from 'react-dom/server';
import request from 'supertest';
import { expect, it, onTestFinished, vi } from 'vitest';
import { memoryLog } from '../../../tests/support/memory-log.ts';
import { publishedSite, type PublishedSiteOptions } from '../../../tests/support/published-site.ts';
import { defineRoute } from '../../pages/define-page.ts';
import { compress } from '../middleware/compress.ts';
import { errorHandler } from '../middleware/error-handler.ts';
import { createPageCache } from './page-cache.ts';
import { createPageHandlers } from './page-handlers.ts';
import type { RenderEntry } from './render-entry.ts';

const metadata = () => ({ title: 'A page' });
const importPage = () => Promise.reject(new Error('never loaded'));
const routes = [
  { id: 'home', path: '/', importPage, metadata },
  { id: 'contact', path: '/contact', importPage, metadata },
  {
    id: 'thanks',
    path: '/thanks',
    importPage,
    metadata,
    parameter: { name: 'type', values: ['call'] },
  },
  { id: 'soon', path: '/soon', importPage, metadata, draft: true },
  { id: 'not-found', path: '*', importPage, metadata },
].map(defineRoute);

/** Page handlers with minimal documents and changeable records. */
function setUp({
  degraded = false,
  renderLimitMs = 5_000,
  ...options
}: { degraded?: boolean; renderLimitMs?: number } & Partial<PublishedSiteOptions> = {}) {
  const { log } = memoryLog('info');
  const clock = { now: 0 };
  const cache = createPageCache({ maxBytes: 1e6, freshMs: 1000, now: () => clock.now });
  const records = { title: 'First title' };
  const read = vi.fn(async (path: string) => ({
    exact: { ...empty, path, title: records.title },
    root: null,
    degraded,
  }));
  const render = vi.fn<RenderEntry['render']>(({ page, url, formFailure }) => {
    const head = createElement('head', null, createElement('title', null, page.metadata.title));
    const body = createElement('body', null, `${url} ${JSON.stringify(formFailure)}`);
    return new Promise((resolve, reject) => {
      const { pipe } = renderToPipeableStream(createElement('html', null, head, body), {
        onShellReady: () =>
          resolve({
            pipe,
            globalStyles: '',
            styles: () => '<style>p{}</style>',
            isWhole: () => true,
          }),
        onShellError: reject,
      });
    });
  });
  const onRender = vi.fn();
  const handlers = createPageHandlers({
    entry: { routes, render },
    ...publishedSite({ routes, redirects: { '/old/*': '/contact' }, gone: ['/gone'], ...options }),
    metadata: { lookup: read },
    onRender: onRender,
    renderLimitMs,
    assetsOf: () => ({ entry: '', modules: [] }),
    policyOf: () => "default-src 'none'",
    cache,
    origin: 'https://www.example.com',
    log,
  });
  const app = express().use(handlers.serveCached, compress(), handlers.serve, errorHandler(log));
  return { app, cache, clock, handlers, onRender, read, records, render };
}

const empty = { description: null, author: null, image_url: null, twitter_site: null };
const titleOf = (html: string) => /<title>(.*)<\/title>/.exec(html)?.[1];
const settled = () => pause(60); // a page is cached after its last byte

it('sends the rounded render time, and none for a cached page', async () => {
  const { app, onRender } = setUp();
  const { headers } = await request(app).get('/contact');
  expect(headers['server-timing']).toMatch(/^metadata;dur=\d*[05], total;dur=\d*[05]$/);
  await settled();
  const kept = await request(app).get('/contact');
  expect(kept.headers['server-timing']).toBe('cache');
  expect(onRender).toHaveBeenCalledExactlyOnceWith('contact', expect.any(Number));
});

it('renders a page once and answers the next visitor from the cache, in the encoding it takes', async () => {
  const { app, cache, render } = setUp();
  expect((await request(app).get('/contact')).text).toMatch(
    /^<!DOCTYPE html>.*<style>p\{\}<\/style><\/head>/s,
  );
  await vi.waitFor(() => expect(cache.get('/contact')?.rendered.bodies).toHaveProperty('br'));
  const answers = [];
  for (const accepted of ['gzip, deflate, br', 'gzip', 'zebra', 'br;q=0, gzip;q=0'])
    answers.push(await request(app).get('/contact').set('Accept-Encoding', accepted));
  expect(answers.map(({ headers }) => headers['content-encoding'])).toEqual([
    'br',
    'gzip',
    undefined,
    undefined,
  ]);
  expect(render).toHaveBeenCalledOnce();
});

it('answers 304 for a matching ETag, and HEAD with the headers', async () => {
  const { app } = setUp();
  await request(app).get('/contact');
  await settled();
  const { headers, text } = await request(app).get('/contact').set('Accept-Encoding', 'gzip');
  expect(text).toContain('First title');
  const again = await request(app)
    .get('/contact')
    .set('If-None-Match', headers['etag']!)
    .set('Accept-Encoding', 'gzip');
  expect([again.status, again.text]).toEqual([304, '']);
  const head = await request(app).head('/contact').set('Accept-Encoding', 'gzip');
  expect(head.headers['content-length']).toBe(headers['content-length']);
  expect(head.headers['last-modified']).toMatch(/GMT$/);
});

it('caches one copy of a page for all other query strings', async () => {
  const { app, render } = setUp();
  await request(app).get('/thanks?type=call');
  await settled();
  await request(app).get('/thanks?utm_source=x&type=call');
  expect(render).toHaveBeenCalledOnce();
  expect((await request(app).get('/thanks?type=other')).text).toContain('/thanks ');
});

it.each([
  ['/Contact', '/contact'],
  ['/contact/?utm_source=a', '/contact?utm_source=a'],
  ['/%63ontact', '/contact'],
  ['//contact', '/contact'],
])('redirects %s permanently to %s without a read or a render', async (from, to) => {
  const { app, read, render } = setUp();
  const { status, headers } = await request(app).get(from);
  expect([status, headers['location']]).toEqual([301, to]);
  expect(read).not.toHaveBeenCalled();
  expect(render).not.toHaveBeenCalled();
});

it('answers 404 to unknown addresses, without a read and with one render for all', async () => {
  const { app, read, render } = setUp();
  for (const path of ['/nowhere', '//evil.example/', '/no/where', '/wp-login.php?x=1']) {
    const { status, headers, text } = await request(app).get(path);
    expect([status, headers['cache-control'], headers['location']]).toEqual([
      404,
      'no-store',
      undefined,
    ]);
    expect(text).not.toContain('where');
    await settled();
  }
  expect(render).toHaveBeenCalledOnce();
  expect((await request(app).get('/contact/more')).text).toContain('/contact/-/-'); // the menu marks /contact
  expect(read).not.toHaveBeenCalled();
});

it('answers 400 to a malformed escape', async () => {
  expect((await request(setUp().app).get('/%E0%A4%A')).status).toBe(400);
});

it.each(['post', 'put', 'patch', 'delete', 'options'] as const)(
  'answers 405 to %s, with the allowed methods',
  async (method) => {
    const { status, headers } = await request(setUp().app)[method]('/contact');
    expect([status, headers['allow']]).toEqual([405, 'GET, HEAD']);
  },
);

it('caches a page with fallback metadata for seconds, and forbids others to cache it', async () => {
  const { app, clock, render } = setUp({ degraded: true });
  for (const times of [1, 1]) {
    const { headers } = await request(app).get('/contact');
    await settled();
    expect(headers['cache-control']).toBe('no-store');
    expect(render).toHaveBeenCalledTimes(times);
  }
  clock.now = 10_000;
  await request(app).get('/contact');
  expect(render).toHaveBeenCalledTimes(2);
});

it('answers 412 if If-Match does not match', async () => {
  const { app } = setUp();
  await request(app).get('/contact');
  await settled();
  const { headers } = await request(app).get('/contact').set('Accept-Encoding', 'gzip');
  const getIfMatch = (version: string) =>
    request(app).get('/contact').set('Accept-Encoding', 'gzip').set('If-Match', version);
  expect((await getIfMatch('"another"')).status).toBe(412);
  for (const version of [headers['etag']!, `"another", ${headers['etag']}`, '*'])
    expect((await getIfMatch(version)).status).toBe(200);
});

it('sends a page uncompressed until its compressed body is ready', async () => {
  const { app } = setUp();
  await request(app).get('/contact');
  const { headers } = await request(app).get('/contact').set('Accept-Encoding', 'br');
  expect([undefined, 'br']).toContain(headers['content-encoding']);
});

it('serves a stale page at once and renders it again in the background', async () => {
  const { app, clock, records, render } = setUp();
  await request(app).get('/contact');
  await settled();
  clock.now = 1000;
  records.title = 'Second title';
  expect(titleOf((await request(app).get('/contact')).text)).toBe('First title');
  await settled();
  expect(titleOf((await request(app).get('/contact')).text)).toBe('Second title');
  expect(render).toHaveBeenCalledTimes(2);
});

it('does not cache a page whose record changes during the render', async () => {
  const { app, cache, read } = setUp();
  const record = Promise.withResolvers<void>();
  const answer = await read('/contact');
  read.mockImplementationOnce(async () => {
    await record.promise;
    return answer;
  });
  const visit = request(app).get('/contact').then();
  await vi.waitFor(() => expect(read).toHaveBeenCalledTimes(2));
  cache.drop('/contact'); // the record has changed
  record.resolve();
  expect((await visit).status).toBe(200);
  await settled();
  expect(cache.get('/contact')).toBeUndefined();
});

it('shows a rejected form on its page, uncached', async () => {
  const { handlers, cache } = setUp();
  const failure = { values: { name: 'Thandi' }, errors: { email: 'Wrong' }, message: null };
  const app = express().use((_req, res) =>
    handlers.serveFormFailure(res, '/contact', failure as never),
  );
  const { status, text, headers } = await request(app).post('/');
  expect([status, headers['cache-control']]).toEqual([422, 'no-store']);
  expect(text).toContain('Thandi');
  await settled();
  expect(cache.get('/contact')).toBeUndefined();
});

it('renders the first pages before the first request, for a limited time', async () => {
  const { cache, handlers, render } = setUp();
  const renderAtOnce = render.getMockImplementation()!;
  render.mockImplementation(async (input) => {
    await pause(60);
    return renderAtOnce(input);
  });
  await handlers.renderFirst();
  expect(cache.get('/')).toBeDefined();
  expect(cache.get('/contact')).toBeUndefined();
});

it('renders every page ahead and answers visitors in between', async () => {
  const { app, cache, handlers } = setUp();
  const warming = handlers.warmUp(new AbortController().signal);
  expect((await request(app).get('/')).status).toBe(200);
  await warming;
  await settled();
  for (const path of ['/', '/contact', '/thanks']) expect(cache.get(path)).toBeDefined();
});

it('stops rendering ahead when the process ends', async () => {
  const { handlers, render } = setUp();
  const ending = new AbortController();
  const renderAtOnce = render.getMockImplementation()!;
  render.mockImplementation((input) => {
    ending.abort();
    return renderAtOnce(input);
  });
  await handlers.warmUp(ending.signal);
  expect(render).toHaveBeenCalledTimes(1);
});

it('passes a failed render to the error handler', async () => {
  const { app, render } = setUp();
  render.mockRejectedValueOnce(new Error('secret detail'));
  const { status, text } = await request(app).get('/contact');
  expect(status).toBe(500);
  expect(text).not.toContain('secret');
});

it('renders a page at most twice for simultaneous requests', async () => {
  const { app, render } = setUp();
  const renderAtOnce = render.getMockImplementation()!;
  render.mockImplementation(async (input) => {
    await pause(100);
    return renderAtOnce(input);
  });
  const server = app.listen(0);
  onTestFinished(() => void server.close());
  const answers = await Promise.all(
    Array.from({ length: 20 }, () => request(server).get('/contact')),
  );
  expect(new Set(answers.map(({ text }) => text)).size).toBe(1);
  expect(answers.filter(({ status }) => status !== 200)).toEqual([]);
  expect(render.mock.calls.length).toBeLessThanOrEqual(2);
});

it('aborts a render at its time limit', async () => {
  const { app, render } = setUp({ renderLimitMs: 20 });
  render.mockImplementation(
    ({ signal }) =>
      new Promise((_, reject) =>
        signal.aborted
          ? reject(signal.reason as Error)
          : signal.addEventListener('abort', () => reject(signal.reason as Error)),
      ),
  );
  expect((await request(app).get('/contact')).status).toBe(500);
});

it('redirects a moved page with its query in one step', async () => {
  const { app, handlers } = setUp();
  for (const path of ['/old/contact', '/Old/Contact/']) {
    const { status, headers } = await request(app).get(`${path}?utm_source=x`);
    expect([status, headers.location]).toEqual([301, '/contact?utm_source=x']);
  }
  expect(handlers.movedTo('/old/contact')).toBe('/contact');
  expect(handlers.movedTo('/contact')).toBeUndefined();
});

it('answers 410 with the not-found page for a removed page', async () => {
  const { app, handlers } = setUp();
  const { status, text, headers } = await request(app).get('/gone');
  expect([status, titleOf(text)]).toEqual([410, 'A page']);
  expect(headers['cache-control']).toBe('no-store');
  expect((await handlers.resolvePage('/gone')).page).toMatchObject({
    status: 410,
    metadata: { indexable: false },
  });
});

it('answers 404 at the address of a draft, and never redirects there', async () => {
  const { app, handlers, read, render } = setUp({ redirects: { '/before': '/soon' } });
  expect((await request(app).get('/soon')).status).toBe(404);
  expect((await request(app).get('/before')).status).toBe(404);
  expect((await handlers.resolvePage('/soon')).page).toMatchObject({ status: 404 });
  expect(handlers.movedTo('/before')).toBeUndefined();
  expect(read).not.toHaveBeenCalled();
  expect(render).toHaveBeenLastCalledWith(expect.objectContaining({ showDrafts: false }));
});

it('shows a draft with noindex if drafts are shown', async () => {
  const { app, handlers } = setUp({ showDrafts: true });
  expect((await request(app).get('/soon')).status).toBe(200);
  const { page } = await handlers.resolvePage('/soon');
  expect(page).toMatchObject({ isDraft: true, metadata: { indexable: false } });
  expect((await handlers.resolvePage('/contact')).page).toMatchObject({
    metadata: { indexable: true },
  });
});
