import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { memoryLog } from '../../tests/support/memory-log.ts';
import type { PageSeo } from '../seo/page-seo.ts';
import { createMetadataStore, type MetadataStoreOptions, ownImageSize } from './metadata.ts';

const record = (path: string, title: string): PageSeo => ({
  path,
  title,
  description: `About ${path}`,
  author: 'A',
  image_url: '/i.png',
  twitter_site: '@a',
});

type Answer = (signal: AbortSignal) => Promise<PageSeo | null>;

/** A store on a fake backend with an answer for each path; `reads` has the paths it read. */
function setUp(options: Partial<MetadataStoreOptions> = {}) {
  const reads: string[] = [];
  const answers = new Map<string, Answer>();
  const clock = { time: 1_000, now: () => clock.time };
  const { log, lines } = memoryLog();
  const store = createMetadataStore({
    readPageSeo: (path, signal) => {
      reads.push(path);
      return (answers.get(path) ?? (async () => null))(signal);
    },
    log,
    clock,
    timeoutMs: 40,
    ...options,
  });
  const has = (path: string, title: string) => answers.set(path, async () => record(path, title));
  const away: Answer = () => Promise.reject(new Error('no database'));
  const hangs: Answer = (signal) =>
    new Promise((_, reject) => {
      signal.addEventListener('abort', () => reject(signal.reason as Error));
    });
  const logged = (level: number) => lines.filter((line) => line.level === level);
  /** Waits for reads in the background. */
  const settle = () => new Promise((resolve) => setTimeout(resolve, 10));
  const advance = async (ms: number) => {
    clock.time += ms;
    await settle();
  };
  return { store, reads, answers, advance, settle, logged, has, away, hangs };
}

const SECOND = 1_000;

describe('page metadata', () => {
  it('reads a path once in 60 seconds', async () => {
    const { store, reads, advance, has } = setUp();
    has('/contact', 'Contact');
    await store.lookup('/contact');
    await advance(59 * SECOND);
    expect(await store.lookup('/contact')).toMatchObject({
      exact: { title: 'Contact' },
      root: null,
    });
    expect(reads.filter((path) => path === '/contact')).toHaveLength(1);
  });

  it('serves a stale record at once and renews it in the background', async () => {
    const { store, advance, settle, has } = setUp();
    has('/contact', 'Old');
    await store.lookup('/contact');
    await advance(61 * SECOND);
    has('/contact', 'New');
    expect((await store.lookup('/contact')).exact?.title).toBe('Old');
    await settle();
    expect((await store.lookup('/contact')).exact?.title).toBe('New');
  });

  it('waits for the renewal if `fresh` is set', async () => {
    const { store, advance, has } = setUp();
    has('/contact', 'Old');
    await store.lookup('/contact');
    await advance(61 * SECOND);
    has('/contact', 'New');
    expect((await store.lookup('/contact', { fresh: true })).exact?.title).toBe('New');
  });

  it('waits for the backend once a record is older than five minutes', async () => {
    const { store, advance, has } = setUp();
    has('/contact', 'Old');
    await store.lookup('/contact');
    await advance(301 * SECOND);
    has('/contact', 'New');
    expect((await store.lookup('/contact')).exact?.title).toBe('New');
  });

  it('uses a monotonic clock', async () => {
    vi.useFakeTimers();
    onTestFinished(() => void vi.useRealTimers());
    vi.advanceTimersByTime(SECOND); // the clock starts above zero
    const { store, has, reads } = setUp({ clock: performance });
    has('/', 'Old');
    await store.lookup('/');
    vi.setSystemTime(Date.now() - 86_400_000);
    vi.advanceTimersByTime(61 * SECOND);
    has('/', 'New');
    await store.lookup('/');
    await vi.advanceTimersByTimeAsync(10);
    expect((await store.lookup('/')).exact?.title).toBe('New');
    expect(reads).toHaveLength(2);
  });

  it("returns the root's record if a path has none, and caches both", async () => {
    const { store, reads, has } = setUp();
    has('/', 'Root');
    expect(await store.lookup('/shopify')).toMatchObject({
      exact: null,
      root: { title: 'Root' },
      degraded: false,
    });
    await store.lookup('/shopify');
    expect(reads.sort()).toEqual(['/', '/shopify']);
  });

  it('retries a failed read once, and logs nothing when that succeeds', async () => {
    const { store, reads, answers, has, away, logged } = setUp();
    answers.set('/', (signal) => {
      has('/', 'Root');
      return away(signal);
    });
    expect(await store.lookup('/')).toMatchObject({ exact: { title: 'Root' }, degraded: false });
    expect(reads).toEqual(['/', '/']);
    expect(logged(40)).toEqual([]);
  });

  it("returns the root's record as fallback if reading the path fails", async () => {
    const { store, answers, has, away, logged } = setUp();
    has('/', 'Root');
    answers.set('/shopify', away);
    expect(await store.lookup('/shopify')).toMatchObject({
      exact: null,
      root: { title: 'Root' },
      degraded: true,
    });
    expect(logged(40)).toHaveLength(1);
  });

  it('returns no record if reading the root fails', async () => {
    const { store, answers, away } = setUp();
    answers.set('/', away);
    expect(await store.lookup('/')).toMatchObject({ exact: null, root: null, degraded: true });
  });

  it('serves cached records of any age while the backend fails', async () => {
    const { store, advance, answers, has, away } = setUp();
    has('/contact', 'Contact');
    await store.lookup('/contact');
    answers.set('/contact', away);
    await advance(100_000 * SECOND);
    expect(await store.lookup('/contact')).toMatchObject({
      exact: { title: 'Contact' },
      degraded: false,
    });
  });

  it('has one time limit for both reads, and does not retry at once after a timeout', async () => {
    const { store, reads, answers, hangs } = setUp({ timeoutMs: 400 });
    answers.set('/shopify', hangs).set('/', hangs);
    const started = performance.now();
    expect(await store.lookup('/shopify')).toMatchObject({ exact: null, degraded: true });
    expect(performance.now() - started).toBeLessThan(750);
    await store.lookup('/shopify');
    expect(reads.sort()).toEqual(['/', '/shopify']);
  });

  it('warns once while the backend fails, and logs when it works again', async () => {
    const { store, advance, answers, has, away, logged } = setUp();
    for (const path of ['/', '/a', '/b']) answers.set(path, away);
    for (const path of ['/a', '/b', '/']) await store.lookup(path);
    expect(logged(40)).toEqual([expect.objectContaining({ reason: 'no database' })]);
    expect(logged(30)).toEqual([]);

    await advance(10 * SECOND);
    for (const path of ['/', '/a', '/b']) has(path, path);
    await store.lookup('/a', { fresh: true });
    await store.lookup('/b', { fresh: true });
    expect(logged(30)).toEqual([
      expect.objectContaining({ msg: 'Page metadata can be read again' }),
    ]);
  });

  it('reads once for simultaneous requests', async () => {
    const { store, reads, has } = setUp();
    has('/', 'Root');
    await Promise.all(Array.from({ length: 20 }, () => store.lookup('/')));
    expect(reads).toEqual(['/']);
  });
});

describe('a change of a record', () => {
  it('is reported and logged; a change of the root for every path without a record', async () => {
    const onChange = vi.fn<(path: string) => void>();
    const { store, advance, has, logged } = setUp({ onChange });
    has('/', 'Root');
    has('/contact', 'Contact');
    await Promise.all([store.lookup('/contact'), store.lookup('/shopify')]);
    expect(onChange).not.toHaveBeenCalled();

    await advance(61 * SECOND);
    has('/contact', 'Say hello');
    await store.lookup('/contact', { fresh: true });
    expect(onChange.mock.calls).toEqual([['/contact']]);
    expect(logged(30)).toEqual([
      expect.objectContaining({ path: '/contact', msg: 'The record of a page has changed' }),
    ]);

    onChange.mockClear();
    await advance(61 * SECOND);
    has('/', 'New root');
    await store.lookup('/shopify', { fresh: true });
    expect(onChange.mock.calls.map(([path]) => path).sort()).toEqual(['/', '/shopify']);
  });

  it('can be looked up in its callback', async () => {
    const titles: Promise<string | null | undefined>[] = [];
    const { store, advance, has } = setUp({
      onChange: (path) => titles.push(store.lookup(path).then(({ exact }) => exact?.title)),
    });
    has('/', 'Old');
    await store.lookup('/');
    await advance(61 * SECOND);
    has('/', 'New');
    await store.lookup('/', { fresh: true });
    expect(await Promise.all(titles)).toEqual(['New']);
  });

  it('is reported when the first record becomes known', async () => {
    const onChange = vi.fn<(path: string) => void>();
    const { store, advance, answers, has, away, logged } = setUp({ onChange });
    answers.set('/', away);
    await store.lookup('/');
    await advance(6 * SECOND);
    has('/', 'Root');
    await store.lookup('/', { fresh: true });
    expect(onChange.mock.calls).toEqual([['/']]);
    expect(logged(30).map(({ msg }) => msg)).toEqual(['Page metadata can be read again']);
  });
});

describe('ownImageSize', () => {
  const origin = 'https://x.test';
  const sizeOf = (address: string) => ownImageSize(address, origin, 'public');

  it('reads the size of an image of the site', async () => {
    expect(await sizeOf(`${origin}/art/share/home.png`)).toEqual({ width: 1200, height: 630 });
    expect(await sizeOf(`${origin}/apple-touch-icon.png?v=2`)).toEqual({ width: 180, height: 180 });
  });

  it.each([
    ['another origin', 'https://cdn.test/art/share/home.png'],
    ['a file that is missing', `${origin}/art/share/nowhere.png`],
    ['a file that is not an image', `${origin}/site.webmanifest`],
    ['a folder', `${origin}/art/`],
    ['a file outside the folder', `${origin}/../package.json`],
    ['an invalid URL', 'nonsense'],
  ])('returns undefined for %s', async (_what, address) => {
    expect(await sizeOf(address)).toBeUndefined();
  });
});
