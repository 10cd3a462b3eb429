import { createClient } from '@supabase/supabase-js';
import { describe, expect, it, vi } from 'vitest';
import { createPageMetadataStore, type PageMetadataStoreOptions } from './page-metadata-store.ts';

const record = (path: string, title: string) => ({
  path,
  title,
  description: `About ${path}`,
  author: 'A',
  image_url: '/i.png',
  twitter_site: '@a',
});

const noRow = () =>
  Response.json(
    { code: 'PGRST116', message: 'Cannot coerce the result', details: '0 rows', hint: null },
    { status: 406 },
  );

/** A Supabase project as far as the wire goes: answers by path, and what it was asked. */
function setUp(options: Partial<PageMetadataStoreOptions> = {}) {
  const asked: string[] = [];
  const answers = new Map<string, () => Response | Promise<Response>>();
  const clock = { time: 1_000 };
  const log = { debug: vi.fn(), info: vi.fn(), warn: vi.fn(), error: vi.fn() };
  const client = createClient('http://project.test', 'anon-key', {
    auth: { persistSession: false, autoRefreshToken: false },
    global: {
      fetch: async (input, init) => {
        const url = new URL(new Request(input, init).url);
        const path = url.searchParams.get('path')!.replace('eq.', '');
        asked.push(path);
        return (answers.get(path) ?? noRow)();
      },
    },
  });
  const store = createPageMetadataStore({
    client,
    now: () => clock.time,
    log,
    freshMs: 100,
    staleMs: 1_000,
    timeoutMs: 30,
    ...options,
  });
  const has = (path: string, title: string) =>
    answers.set(path, () => Response.json(record(path, title)));
  const away = () => Response.json({ code: 'X', message: 'no database' }, { status: 503 });
  const hangs = () => new Promise<Response>(() => {});
  return { store, asked, answers, clock, log, has, away, hangs };
}

/** Lets a read in the background finish. */
const settle = () => new Promise((resolve) => setTimeout(resolve, 15));

describe('page metadata store', () => {
  it('reads a path once and serves it from memory while it is fresh', async () => {
    const { store, asked, clock, has } = setUp();
    has('/contact', 'Contact');
    await store.get('/contact');
    clock.time += 99;
    const { exact, root } = await store.get('/contact');
    expect(exact?.title).toBe('Contact');
    expect(root).toBeNull();
    expect(asked).toEqual(['/contact']);
  });

  it('serves a stale record at once and renews it behind', async () => {
    const { store, clock, has, answers } = setUp();
    has('/contact', 'Old');
    await store.get('/contact');
    clock.time += 101;
    answers.set('/contact', async () => Response.json(record('/contact', 'New')));
    expect((await store.get('/contact')).exact?.title).toBe('Old');
    await settle();
    expect((await store.get('/contact')).exact?.title).toBe('New');
  });

  it('waits for the backend once a record is too old to be served', async () => {
    const { store, clock, has } = setUp();
    has('/contact', 'Old');
    await store.get('/contact');
    clock.time += 1_101;
    has('/contact', 'New');
    expect((await store.get('/contact')).exact?.title).toBe('New');
  });

  it('reads the root where a path has no row, and remembers both', async () => {
    const { store, asked, has } = setUp();
    has('/', 'Root');
    const first = await store.get('/shopify');
    expect(first).toMatchObject({ exact: null, root: { title: 'Root' }, degraded: false });
    await store.get('/shopify');
    expect(asked).toEqual(['/shopify', '/']);
  });

  it('reads the root where the path fails, without trying the path again', async () => {
    const { store, asked, answers, has, away, log } = setUp();
    has('/', 'Root');
    answers.set('/shopify', away);
    const seo = await store.get('/shopify');
    expect(seo).toMatchObject({ exact: null, root: { title: 'Root' }, degraded: true });
    expect(asked).toEqual(['/shopify', '/']);
    expect(log.warn).toHaveBeenCalledOnce();
  });

  it('does not read a second time where the root itself fails', async () => {
    const { store, asked, answers, away } = setUp();
    answers.set('/', away);
    expect(await store.get('/')).toEqual({ exact: null, root: null, degraded: true });
    expect(asked).toEqual(['/']);
  });

  it('keeps serving what it has while the backend fails, however old', async () => {
    const { store, clock, answers, has, away } = setUp();
    has('/contact', 'Contact');
    await store.get('/contact');
    answers.set('/contact', away);
    clock.time += 1_000_000;
    const seo = await store.get('/contact');
    expect(seo).toMatchObject({ exact: { title: 'Contact' }, degraded: false });
  });

  it('gives a backend that hangs one limit for both reads, and lets nobody wait again', async () => {
    const { store, asked, answers, clock, hangs } = setUp();
    answers.set('/shopify', hangs).set('/', hangs);
    expect(await store.get('/shopify')).toEqual({ exact: null, root: null, degraded: true });
    expect(asked).toEqual(['/shopify']);
    clock.time += 200;
    const next = await Promise.race([
      store.get('/shopify').then(() => 'answered at once'),
      new Promise((resolve) => setTimeout(resolve, 10, 'waits')),
    ]);
    expect(next).toBe('answered at once');
    await new Promise((resolve) => setTimeout(resolve, 50));
  });

  it('warns once while the backend fails, and says when it is back', async () => {
    const { store, clock, answers, has, away, log } = setUp();
    for (const path of ['/', '/a', '/b']) answers.set(path, away);
    for (const path of ['/a', '/b', '/']) await store.get(path);
    expect(log.warn).toHaveBeenCalledOnce();
    expect(log.warn.mock.lastCall?.[0]).toMatchObject({ path: '/a', reason: 'X no database' });
    expect(log.info).not.toHaveBeenCalled();

    clock.time += 10_000;
    for (const path of ['/', '/a', '/b']) has(path, path);
    await store.get('/a');
    await store.get('/b');
    expect(log.info).toHaveBeenCalledOnce();

    clock.time += 10_000;
    answers.set('/a', away);
    await store.get('/a');
    expect(log.warn).toHaveBeenCalledTimes(2);
  });

  it('reads once for simultaneous requests', async () => {
    const { store, asked, has } = setUp();
    has('/contact', 'Contact');
    await Promise.all(Array.from({ length: 20 }, () => store.get('/contact')));
    expect(asked).toEqual(['/contact']);
  });

  it('holds no more than its size, and never reads or keeps an unknown path', async () => {
    const { store, asked, has } = setUp({ maxEntries: 2, isKnownPath: (path) => path.length < 4 });
    for (const path of ['/', '/a', '/b', '/c']) has(path, path);
    const unknown = await store.get('/unknown');
    expect(unknown).toMatchObject({ exact: null, root: { title: '/' }, degraded: false });
    expect(asked).toEqual(['/']);
    for (const path of ['/a', '/b', '/c', '/a']) await store.get(path);
    expect(asked).toEqual(['/', '/a', '/b', '/c', '/a']);
  });

  it('tells when a path changed, and with the root every path that has no record', async () => {
    const onChange = vi.fn<(path: string) => void>();
    const { store, clock, has } = setUp({ onChange });
    has('/', 'Root');
    has('/contact', 'Contact');
    await Promise.all([store.get('/contact'), store.get('/shopify')]);
    expect(onChange).not.toHaveBeenCalled();

    clock.time += 101;
    has('/contact', 'Say hello');
    await store.get('/contact');
    await settle();
    expect(onChange.mock.calls.map(([path]) => path)).toEqual(['/contact']);

    onChange.mockClear();
    has('/', 'New root');
    await store.get('/shopify');
    await settle();
    expect(onChange.mock.calls.map(([path]) => path).sort()).toEqual(['/', '/shopify']);
  });

  it('treats a record of another shape as a failure', async () => {
    const { store, answers, log } = setUp();
    answers.set('/', () => Response.json({ nothing: 'of use' }));
    expect((await store.get('/')).exact).toBeNull();
    expect(log.warn).toHaveBeenCalledOnce();
  });
});
