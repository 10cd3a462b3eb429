import {
  createServer,
  get,
  type IncomingMessage,
  type RequestListener,
  type Server,
} from 'node:http';
import type { AddressInfo } from 'node:net';
import { createGunzip } from 'node:zlib';
import compression from 'compression';
import { pino } from 'pino';
import { Suspense, use, type ReactNode } from 'react';
import { renderToPipeableStream } from 'react-dom/server.bun';
import { ServerStyleSheet, styled } from 'styled-components';
import { afterEach, expect, test } from 'vitest';
import { renderPage, streamPage, type PageDocument } from '../../src/server/render/stream-page.ts';
import type {
  PageRender,
  RenderEntry,
  RenderRequest,
} from '../../src/server/render/render-entry.ts';

const log = pino({ level: 'silent' });
const Shell = styled.p`
  color: rebeccapurple;
`;
const Late = styled.p`
  color: seagreen;
`;

const state = { page: { pathname: '/' } } as PageDocument['state'];
let server: Server | undefined;
afterEach(() => void server?.close());

/** An entry whose document is `body`, rendered and styled as the real one is. */
function entryOf(body: ReactNode): RenderEntry {
  const render = ({ nonce, ...callbacks }: RenderRequest): PageRender => {
    const sheet = new ServerStyleSheet();
    const stream = renderToPipeableStream(
      sheet.collectStyles(
        <html>
          <head>
            <title>A page</title>
          </head>
          <body>{body}</body>
        </html>,
      ),
      { ...callbacks, nonce },
    );
    return {
      pipe: stream.pipe,
      abort: stream.abort,
      takeCss() {
        const css = String(sheet.getStyleTags()).replace(/<[^>]*>/g, '');
        sheet.instance.clearTag();
        return css || null;
      },
    };
  };
  return { render } as unknown as RenderEntry;
}

function documentOf(): PageDocument {
  return {
    url: '/',
    state,
    startTag: '<script>start()</script>',
    headersOf: ({ nonce }) => ({ 'Content-Type': 'text/html', 'X-Nonce': nonce ?? 'none' }),
  };
}

async function listen(handler: RequestListener): Promise<string> {
  server = createServer(handler);
  await new Promise<void>((done) => server!.listen(0, '127.0.0.1', done));
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}/`;
}

function request(url: string): Promise<IncomingMessage> {
  return new Promise((resolve) => get(url, { headers: { 'Accept-Encoding': 'gzip' } }, resolve));
}

test('over a compressed socket the shell arrives before a late section, and its CSS before its HTML', async () => {
  const gate = Promise.withResolvers<string>();
  const Section = () => <Late>{use(gate.promise)}</Late>;
  const entry = entryOf(
    <>
      <Shell>The shell</Shell>
      <Suspense fallback={<p>Loading...</p>}>
        <Section />
      </Suspense>
    </>,
  );
  const compress = compression({ threshold: 0 });
  const url = await listen((req, res) =>
    compress(req as never, res as never, () => void streamPage(entry, documentOf(), 200, res, log)),
  );

  const response = await request(url);
  expect(response.headers['content-encoding']).toBe('gzip');
  let html = '';
  const unzipped = response.pipe(createGunzip());
  const ended = new Promise((resolve) => unzipped.on('end', resolve));
  unzipped.on('data', (part: Buffer) => {
    html += part.toString();
    if (html.includes('Loading...')) gate.resolve('The late section');
  });
  await ended;

  const shell = html.slice(0, html.indexOf('Loading...'));
  expect(html.startsWith('<!DOCTYPE html>')).toBe(true);
  expect(shell).toContain('The shell');
  expect(shell).toContain('rebeccapurple');
  expect(shell).not.toContain('seagreen');
  expect(html.indexOf('rebeccapurple')).toBeLessThan(html.indexOf('</head>'));
  expect(html.indexOf('seagreen')).toBeGreaterThan(shell.length);
  expect(html.indexOf('seagreen')).toBeLessThan(html.indexOf('The late section'));
  // Late styles and React's inline script carry the nonce that the policy names.
  const nonce = String(response.headers['x-nonce']);
  expect(nonce).not.toBe('none');
  expect(html).toContain(`nonce="${nonce}">`);
});

test('a page in which nothing waits comes in one part, without a nonce, and may be kept', async () => {
  const kept = await renderPage(entryOf(<Shell>All of it</Shell>), documentOf(), log);
  expect(kept?.headers['X-Nonce']).toBe('none');
  expect(kept?.html.toString()).toMatch(
    /^<!DOCTYPE html>.*rebeccapurple.*<script>start\(\)<\/script><\/head>.*All of it/s,
  );
});

test('a page with a failed section is sent and not kept', async () => {
  const Broken = (): ReactNode => {
    throw new Error('no terrain here');
  };
  const entry = entryOf(
    <Suspense fallback={<p>Loading...</p>}>
      <Broken />
    </Suspense>,
  );
  expect(await renderPage(entry, documentOf(), log)).toBeNull();
});

test('a shell that fails rejects, so that the error handler can answer', async () => {
  const Broken = (): ReactNode => {
    throw new Error('no shell');
  };
  await expect(renderPage(entryOf(<Broken />), documentOf(), log)).rejects.toThrow('no shell');
});

test('a visitor who left before the shell is no error, and one who is gone begins no render', async () => {
  let renders = 0;
  let rendersBefore: number | undefined;
  const Waiting = () => {
    renders += 1;
    return <p>{use(new Promise<string>(() => {}))}</p>;
  };
  const entry = entryOf(<Waiting />);
  const lines: string[] = [];
  const noted = pino({ level: 'debug' }, { write: (line: string) => void lines.push(line) });
  const outcome = Promise.withResolvers<unknown[]>();
  const url = await listen((_req, res) => {
    const stream = () => streamPage(entry, documentOf(), 200, res, noted);
    const begun = stream();
    res.once('close', () => {
      rendersBefore = renders;
      outcome.resolve(Promise.all([begun, stream()]));
    });
    asked.destroy();
  });
  const asked = get(url).on('error', () => {});
  expect(await outcome.promise).toEqual([null, null]);
  expect(renders).toBe(rendersBefore);
  expect(lines).toEqual([]);
});

test('a visitor who leaves stops the render', async () => {
  const Never = () => <p>{use(new Promise<string>(() => {}))}</p>;
  const entry = entryOf(
    <Suspense fallback={<p>Loading...</p>}>
      <Never />
    </Suspense>,
  );
  const settled = Promise.withResolvers<unknown>();
  const url = await listen((_req, res) => {
    settled.resolve(streamPage(entry, documentOf(), 200, res, log));
  });
  const response = await request(url);
  response.once('data', () => response.destroy());
  await expect(settled.promise).resolves.toBeNull();
});
