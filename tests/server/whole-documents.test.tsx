import express from 'express';
import { Suspense, use, type ReactNode } from 'react';
import { ServerStyleSheet, styled } from 'styled-components';
import supertest from 'supertest';
import { expect, test, vi } from 'vitest';
import { renderDocument } from '../../src/entry-server.tsx';
import { createAnswerCache } from '../../src/server/answer-cache.ts';
import { noRecord } from '../../src/server/metadata.ts';
import { createPageHandlers } from '../../src/server/rendering/page-handlers.ts';
import type { RenderEntry } from '../../src/server/rendering/render-entry.ts';
import { memoryLog } from '../support/memory-log.ts';
import { publishedSite } from '../support/published-site.ts';
import { testRoute } from '../support/test-route.ts';

const Early = styled.p`
  color: rebeccapurple;
`;
const Late = styled.p`
  color: seagreen;
`;

/** The page handlers with one page that is rendered and styled like every page. */
function serve(body: ReactNode, renderLimitMs = 5_000) {
  const { log, lines } = memoryLog('info');
  const routes = [testRoute('/')];
  const render = vi.fn<RenderEntry['render']>((request) => {
    const page = (
      <html>
        <head />
        <body>{body}</body>
      </html>
    );
    return renderDocument(page, new ServerStyleSheet(), request);
  });
  const { serve } = createPageHandlers({
    entry: { routes, render },
    ...publishedSite({ routes }),
    metadata: { lookup: async () => ({ own: noRecord, root: noRecord }) },
    assetsOf: () => ({ entry: '', modules: [] }),
    onRender: () => {},
    renderLimitMs,
    policyOf: () => "default-src 'none'",
    answers: createAnswerCache(),
    origin: 'https://www.example.com',
    log,
  });
  const app = express().use(serve);
  return { get: () => supertest(app).get('/'), lines, render };
}

const inSection = (section: ReactNode) => (
  <>
    <Early>The heading</Early>
    <Suspense fallback={<p>Loading...</p>}>{section}</Suspense>
  </>
);

test('waits for a section, and sends all styles in the head and no script', async () => {
  const text = new Promise<string>((resolve) => setTimeout(() => resolve('The section'), 20));
  const Section = () => <Late>{use(text)}</Late>;
  const { get, render } = serve(inSection(<Section />));
  const { text: html } = await get();
  expect(html).toMatch(/^<!DOCTYPE html>.*rebeccapurple.*seagreen.*<\/style><\/head>/s);
  expect(html).toContain('The section');
  expect(html.includes('<script')).toBe(false);
  expect(html.match(/<style/g)).toHaveLength(2); // global styles and component styles
  expect((await get()).text).toBe(html);
  expect(render).toHaveBeenCalledOnce();
});

test('renders a long document in order', async () => {
  const paragraphs = Array.from({ length: 1_000 }, (_, at) => <Late key={at}>Line {at}</Late>);
  const { get } = serve(inSection(paragraphs));
  const { text: html } = await get();
  expect(html.includes('<script')).toBe(false);
  expect(html.endsWith('</html>')).toBe(true);
});

test.each<[string, () => ReactNode, number]>([
  [
    'fails',
    () => {
      throw new Error('no terrain here');
    },
    5_000,
  ],
  ['does not come in time', () => use(new Promise<string>(() => {})), 50],
])(
  'sends and logs a page of which a section %s, and does not cache it',
  async (_, Broken, limit) => {
    const { get, lines, render } = serve(inSection(<Broken />), limit);
    const { headers, status, text: html } = await get();
    expect([status, headers['cache-control']]).toEqual([200, 'no-store']);
    expect(html).toContain('The heading');
    expect(html).toContain('Loading...');
    expect(lines).toEqual([expect.objectContaining({ msg: 'render failed', path: '/' })]);
    await get();
    expect(render).toHaveBeenCalledTimes(2);
  },
);
