import type { RequestListener } from 'node:http';
import request from 'supertest';
import { expect, it } from 'vitest';
import { memoryLog } from '../../../tests/support/memory-log.ts';
import { createPageCache } from './page-cache.ts';
import type { PageResolver, ResolvedPage } from './page-resolver.ts';
import { createPages } from './pages.ts';
import type { RenderEntry } from './render-entry.ts';

/** Pages over an entry that renders nothing but counts, and metadata that the test lets arrive. */
function setUp({ status = 200, degraded = false }: Partial<ResolvedPage> = {}) {
  const metadata = Promise.withResolvers<void>();
  const count = { resolved: 0, renders: 0 };
  const entry = {
    render({ onShellReady, onAllReady }) {
      count.renders += 1;
      queueMicrotask(() => {
        onShellReady();
        onAllReady();
      });
      return {
        pipe(destination) {
          destination.end('<!DOCTYPE html><html><head></head><body>whole</body></html>');
          return destination;
        },
        abort() {},
        takeCss: () => null,
      };
    },
  } satisfies Pick<RenderEntry, 'render'> as unknown as RenderEntry;
  const resolver = {
    async resolve(pathname: string) {
      count.resolved += 1;
      await metadata.promise;
      return { status, page: { pathname }, degraded } as ResolvedPage;
    },
  } as PageResolver;
  const pages = createPages({
    entry,
    assets: () => ({ entry: '', modulePreloads: [] }),
    startTag: '',
    resolver,
    cache: createPageCache({ maxBytes: 1e6, freshMs: 1e6, now: () => 0 }),
    securityHeaders: {},
    contentSecurityPolicy: () => '',
    origin: 'https://www.example.com',
    now: () => 0,
    log: memoryLog().log,
  });
  const app: RequestListener = (req, res) => void pages.serve(req, res);
  return { app, pages, count, metadata };
}

/** Three visitors at once: their metadata comes when all of them are waiting for it. */
async function threeVisitors({ app, count, metadata }: ReturnType<typeof setUp>) {
  const answers = ['/', '/?utm_source=x', '/'].map((path) => request(app).get(path).then());
  while (count.resolved < 3) await new Promise((resolve) => setTimeout(resolve, 5));
  metadata.resolve();
  return Promise.all(answers);
}

it('renders once for simultaneous visitors of a page that is not in the cache yet', async () => {
  const parts = setUp();
  const answers = await threeVisitors(parts);
  expect(answers.map(({ status, text }) => [status, text.includes('whole')])).toEqual(
    Array(3).fill([200, true]),
  );
  expect(parts.count.renders).toBe(1);
});

it.each([{ status: 404 as const }, { degraded: true }])(
  'shares no render that may not be kept: %j',
  async (kind) => {
    const parts = setUp(kind);
    const answers = await threeVisitors(parts);
    expect(answers.map(({ headers }) => headers['cache-control'])).toEqual(
      Array(3).fill('no-store'),
    );
    expect(parts.count.renders).toBe(3);
  },
);

it.each([
  ['/contact/', '/contact'],
  ['/contact/?utm_source=a', '/contact?utm_source=a'],
  ['//evil.example/', '/evil.example'],
  ['/case-studies//investec/', '/case-studies/investec'],
])('sends %s to %s for good', async (from, to) => {
  const { status, headers } = await request(setUp().app).get(from);
  expect([status, headers['location']]).toEqual([301, to]);
  expect(headers['content-length']).toBe('0');
});

it.each(['post', 'put', 'patch', 'delete', 'options'] as const)(
  'answers 405 to %s and says what works',
  async (method) => {
    const { status, headers } = await request(setUp().app)[method]('/contact');
    expect([status, headers['allow']]).toEqual([405, 'GET, HEAD']);
  },
);

it('answers 400 to what is no path, without asking for its page', async () => {
  const parts = setUp();
  const { status, headers } = await request(parts.app).get('/%E0%A4%A');
  expect([status, headers['cache-control']]).toEqual([400, 'no-store']);
  expect(parts.count.resolved).toBe(0);
});

it('answers a visitor between the pages that it renders ahead', async () => {
  const { app, pages, count, metadata } = setUp();
  metadata.resolve();
  const paths = Array.from({ length: 50 }, (_, index) => `/page-${index}`);
  const warming = pages.warmUp(paths);
  expect((await request(app).get('/')).status).toBe(200);
  expect(count.renders).toBeLessThan(paths.length);
  await warming;
  expect(count.renders).toBe(paths.length + 1);
});
