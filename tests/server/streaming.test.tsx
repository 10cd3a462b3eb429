import { get, type IncomingMessage } from 'node:http';
import { connect } from 'node:net';
import { text } from 'node:stream/consumers';
import { createGunzip } from 'node:zlib';
import compression from 'compression';
import express from 'express';
import { Suspense, use, type ReactNode } from 'react';
import { ServerStyleSheet, styled } from 'styled-components';
import { expect, test, vi } from 'vitest';
import { eventually } from '../support/eventually.ts';
import { siteConfig } from '../../src/content/site.ts';
import { renderElement } from '../../src/entry-server.tsx';
import { documentPolicy } from '../../src/server/content-security-policy.ts';
import { HtmlStream } from '../../src/server/rendering/html-stream.ts';
import { createResponseCache } from '../../src/server/response-cache.ts';
import { errorHandler } from '../../src/server/middleware/error-handler.ts';
import { noSeoRecord } from '../../src/server/metadata.ts';
import { createPageHandlers } from '../../src/server/rendering/page-handlers.ts';
import type { RenderEntry } from '../../src/server/rendering/render-entry.ts';
import { listen } from '../support/listen.ts';
import { memoryLog } from '../support/memory-log.ts';
import { siteWith } from '../support/site-with.ts';
import { testRoute } from '../support/test-route.ts';

const Shell = styled.p`
  color: rebeccapurple;
`;
const Late = styled.p`
  color: seagreen;
`;

/** The page handlers behind `compression`, on a socket, with one page that is rendered and styled like every page. */
async function serve(body: ReactNode) {
  const { log, lines } = memoryLog('info');
  const routes = [testRoute('/')];
  const onError = vi.fn();
  const render = vi.fn<RenderEntry['render']>((request) => {
    onError.mockImplementation(request.onError);
    const page = (
      <html>
        <head />
        <body>{body}</body>
      </html>
    );
    return renderElement(page, new ServerStyleSheet(), { ...request, onError });
  });
  const { serve } = createPageHandlers({
    entry: { pageRoutes: routes, privacyNotice: [], render },
    ...siteWith({ routes }),
    metadata: { lookup: async () => ({ exact: noSeoRecord, root: noSeoRecord }) },
    assetsOf: () => ({ entry: '', modules: [] }),
    observeRender: () => {},
    renderLimitMs: 5_000,
    policyOf: documentPolicy({ hosts: siteConfig.hosts, secure: true, scripts: ['start()'] }),
    responseCache: createResponseCache(),
    siteUrl: 'https://www.example.com',
    log,
  });
  const app = express()
    .use(compression({ threshold: 0 }))
    .use(serve, errorHandler(log));
  return { url: `http://127.0.0.1:${await listen(app)}/`, lines, render, onError };
}

function visit(url: string): Promise<IncomingMessage> {
  return new Promise((resolve) => get(url, { headers: { 'Accept-Encoding': 'gzip' } }, resolve));
}

test('sends the shell while a section is pending, and CSS before its HTML, through compression', async () => {
  const gate = Promise.withResolvers<string>();
  const Section = () => <Late>{use(gate.promise)}</Late>;
  const { url, render } = await serve(
    <>
      <Shell>The shell</Shell>
      <Suspense fallback={<p>Loading...</p>}>
        <Section />
      </Suspense>
    </>,
  );

  const response = await visit(url);
  expect(response.headers).toMatchObject({
    'content-encoding': 'gzip',
    'transfer-encoding': 'chunked',
  });
  let html = '';
  for await (const part of response.pipe(createGunzip()).setEncoding('utf8')) {
    html += String(part);
    if (html.includes('Loading...')) gate.resolve('The late section');
  }

  const shell = html.slice(0, html.indexOf('Loading...'));
  expect(html.startsWith('<!DOCTYPE html>')).toBe(true);
  expect(shell).toContain('</head>');
  expect(shell).toContain('The shell');
  expect(shell).not.toContain('seagreen');
  expect(html.indexOf('rebeccapurple')).toBeLessThan(html.indexOf('</head>'));
  expect(html.indexOf('seagreen')).toBeGreaterThan(shell.length);
  expect(html.indexOf('seagreen')).toBeLessThan(html.indexOf('The late section'));

  expect(html.match(/@font-face/g)?.length).toBe(shell.match(/@font-face/g)?.length);
  // Late styles and React's inline script carry the nonce that the policy names.
  const policy = String(response.headers['content-security-policy']);
  const nonce = /'nonce-([^']+)'/.exec(policy)?.[1];
  expect(policy.match(/'nonce-/g)).toHaveLength(2);
  expect(html).toContain(`<style nonce="${nonce}"`);
  expect(html).toContain(`<script nonce="${nonce}"`);
  (await visit(url)).resume();
  expect(render).toHaveBeenCalledTimes(2); // such a document is not cached
});

/** A response's head, and its text once it has come. */
async function read(url: string) {
  const response = await visit(url);
  return { headers: response.headers, html: await text(response.pipe(createGunzip())) };
}

test('streams a page in chunks, and sends it with length and ETag once it is cached', async () => {
  const paragraphs = Array.from({ length: 1_000 }, (_, at) => <Shell key={at}>Line {at}</Shell>);
  const { url, render } = await serve(paragraphs);
  const miss = await read(url);
  expect(miss.headers).toMatchObject({ 'transfer-encoding': 'chunked' });
  expect(miss.headers).not.toHaveProperty('content-length');
  const hit = await read(url);
  expect(hit.headers).toMatchObject({
    'content-length': expect.stringMatching(/^\d+$/),
    etag: expect.any(String),
  });
  expect(hit.html).toBe(miss.html);
  expect(render).toHaveBeenCalledOnce();

  expect(miss.html.match(/<style/g)).toHaveLength(2); // global styles and component styles
  expect(miss.html.indexOf('</style></head>')).toBeGreaterThan(0);
  expect(miss.html).not.toContain('nonce');
  expect(miss.html.endsWith('</html>')).toBe(true);
});

test('sends equal bytes to two visitors at once', async () => {
  const { url, render } = await serve(<Shell>The page</Shell>);
  const [first, second] = await Promise.all([read(url), read(url)]);
  expect(second.html).toBe(first.html);
  expect(render.mock.calls.length).toBeLessThanOrEqual(2);
});

test('waits for a slow reader instead of rendering ahead, and keeps nothing for one who leaves', async () => {
  const line = 'Terrain '.repeat(2_500);
  const long = Array.from({ length: 1_000 }, (_, at) => <Shell key={at}>{line}</Shell>);
  const { url, render } = await serve(long);
  const { port } = new URL(url);
  const socket = connect(Number(port), '127.0.0.1').pause();
  socket.write('GET / HTTP/1.1\r\nHost: x\r\n\r\n');
  await eventually(() => expect(render).toHaveBeenCalledOnce());
  await new Promise((resolve) => setTimeout(resolve, 500));
  expect((await read(url)).headers, 'not complete yet').toMatchObject({
    'transfer-encoding': 'chunked',
  });
  socket.destroy();
  expect((await read(url)).headers).toHaveProperty('content-length');
});

test('sends and logs a page with a failed section, and does not cache it', async () => {
  const Broken = (): ReactNode => {
    throw new Error('no terrain here');
  };
  const { url, lines, render } = await serve(
    <Suspense fallback={<p>Loading...</p>}>
      <Broken />
    </Suspense>,
  );
  const response = await fetch(url);
  expect(await response.text()).toContain('Loading...');
  expect(response.headers.get('cache-control')).toBe('no-store');
  expect(lines).toEqual([expect.objectContaining({ msg: 'render failed' })]);
  await (await fetch(url)).text();
  expect(render).toHaveBeenCalledTimes(2);
});

test('aborts the render without an error when the client disconnects', async () => {
  const Never = () => <p>{use(new Promise<string>(() => {}))}</p>;
  const { url, lines, onError } = await serve(
    <Suspense fallback={<p>Loading...</p>}>
      <Never />
    </Suspense>,
  );
  const response = await visit(url);
  response.once('data', () => response.destroy());
  await eventually(() => expect(onError).toHaveBeenCalledOnce());
  expect(lines).toEqual([]);
});

test('inserts the styles before the end of a head that is split between two chunks', async () => {
  const html = new HtmlStream('<style>p{}</style>', () => '', '');
  const whole = text(html);
  html.write(`<head>${' '.repeat(20_000)}</he`);
  html.end('ad><body>');
  expect((await whole).replace(/ +/, '')).toBe('<head><style>p{}</style></head><body>');
});
