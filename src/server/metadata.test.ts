import { Registry } from 'prom-client';
import { describe, expect, it, vi } from 'vitest';
import { eventually } from '../../tests/support/eventually.ts';
import { memoryLog } from '../../tests/support/memory-log.ts';
import type { SeoRecord } from '../seo/resolve-metadata.ts';
import { createMetadataCache, type MetadataCacheOptions } from './metadata.ts';

const record = (path: string, title: string): SeoRecord => ({
  path,
  title,
  description: `About ${path}`,
  author: 'A',
  image_url: '/i.png',
  twitter_site: '@a',
});

type Read = (signal: AbortSignal) => Promise<SeoRecord | null>;

/** A cache on a fake backend with a result for each path; `reads` has the paths it read. */
function setUp(options: Partial<MetadataCacheOptions> = {}) {
  const reads: string[] = [];
  const results = new Map<string, Read>();
  const clock = { time: 1_000, now: () => clock.time };
  const { log, lines } = memoryLog();
  const cache = createMetadataCache({
    readSeoRecord: (path, signal) => {
      reads.push(path);
      return (results.get(path) ?? (async () => null))(signal);
    },
    log,
    registry: new Registry(),
    clock,
    timeoutMs: 40,
    ...options,
  });
  const has = (path: string, title: string) => results.set(path, async () => record(path, title));
  const unreachable: Read = () => Promise.reject(new Error('no database'));
  const hangs: Read = (signal) =>
    new Promise((_, reject) => {
      signal.addEventListener('abort', () => reject(signal.reason as Error));
    });
  const logged = (level: number) => lines.filter((line) => line.level === level);
  const advance = (ms: number) => (clock.time += ms);
  const titleOf = async (path: string) => (await cache.lookup(path)).exact.record?.title;
  return { cache, reads, results, advance, logged, has, unreachable, hangs, titleOf };
}

const SECOND = 1_000;

describe('page metadata', () => {
  it('reads a path once in 60 seconds, and for simultaneous requests', async () => {
    const { reads, advance, has, titleOf } = setUp();
    has('/contact', 'Contact');
    await Promise.all(Array.from({ length: 20 }, () => titleOf('/contact')));
    advance(59 * SECOND);
    expect(await titleOf('/contact')).toBe('Contact');
    expect(reads).toEqual(['/contact', '/']);
  });

  it('returns a stale record at once and renews it in the background', async () => {
    const { advance, has, titleOf } = setUp();
    has('/contact', 'Old');
    await titleOf('/contact');
    advance(61 * SECOND);
    has('/contact', 'New');
    expect(await titleOf('/contact')).toBe('Old');
    await eventually(async () => expect(await titleOf('/contact')).toBe('New'));
  });

  it('waits for the backend once a record is older than five minutes', async () => {
    const { reads, advance, has, titleOf } = setUp();
    has('/contact', 'Contact');
    await titleOf('/contact');
    advance(301 * SECOND);
    has('/contact', 'Say hello');
    expect(await titleOf('/contact')).toBe('Say hello');
    expect(reads.filter((path) => path === '/contact')).toHaveLength(2);
  });

  it("returns the root's record beside one with empty fields, with one read of the root", async () => {
    const { cache, reads, results, has } = setUp();
    has('/', 'Root');
    results.set('/contact', async () => ({ ...record('/contact', 'Contact'), author: null }));
    for (const path of ['/shopify', '/contact']) {
      const { root } = await cache.lookup(path);
      expect(root).toMatchObject({ record: { title: 'Root' }, isKnown: true });
    }
    expect((await cache.lookup('/shopify')).exact.record).toBeNull();
    expect(reads.sort()).toEqual(['/', '/contact', '/shopify']);
  });
});

describe('a failing backend', () => {
  it('is asked once more, and nothing is logged if it then answers', async () => {
    const { cache, reads, results, has, unreachable, logged } = setUp();
    results.set('/', (signal) => {
      has('/', 'Root');
      return unreachable(signal);
    });
    expect((await cache.lookup('/')).exact).toMatchObject({ record: { title: 'Root' } });
    expect(reads).toEqual(['/', '/']);
    expect(logged(40)).toEqual([]);
  });

  it('leaves a path without its own record that of the root until it answers', async () => {
    const { cache, advance, results, has, unreachable } = setUp();
    has('/', 'Root');
    results.set('/contact', unreachable);
    const { exact, root } = await cache.lookup('/contact');
    expect(exact).toEqual({ record: null, isKnown: false });
    expect(root).toMatchObject({ record: { title: 'Root' }, isKnown: true });
    advance(301 * SECOND);
    expect((await cache.lookup('/contact')).exact).toBe(exact);
    results.delete('/contact');
    advance(301 * SECOND);
    expect((await cache.lookup('/contact')).exact).toEqual({ record: null, isKnown: true });
  });

  it('leaves cached records of any age', async () => {
    const { advance, results, has, unreachable, titleOf } = setUp();
    has('/contact', 'Contact');
    await titleOf('/contact');
    results.set('/contact', unreachable);
    advance(100_000 * SECOND);
    expect(await titleOf('/contact')).toBe('Contact');
  });

  it('is waited for once, and not asked again at once after a timeout', async () => {
    const { cache, reads, results, hangs } = setUp();
    results.set('/shopify', hangs).set('/', hangs);
    expect((await cache.lookup('/shopify')).exact.isKnown).toBe(false);
    await cache.lookup('/shopify');
    expect(reads.sort()).toEqual(['/', '/shopify']);
  });

  it('is waited for 0.8 s', async () => {
    const limit = vi.spyOn(AbortSignal, 'timeout');
    await setUp({ timeoutMs: undefined }).titleOf('/contact');
    expect(limit.mock.calls).toEqual([[800], [800]]); // for the page and the root
  });

  it('is asked again after five seconds, while visitors get what there is', async () => {
    const { advance, results, has, unreachable, titleOf } = setUp();
    results.set('/contact', unreachable);
    await titleOf('/contact');
    has('/contact', 'Contact');
    advance(4.9 * SECOND);
    expect(await titleOf('/contact')).toBeUndefined();
    expect(await titleOf('/contact')).toBeUndefined();
    advance(0.2 * SECOND);
    expect(await titleOf('/contact')).toBeUndefined();
    await eventually(async () => expect(await titleOf('/contact')).toBe('Contact'));
  });

  it('is warned of once, with a line when it answers again', async () => {
    const { advance, results, has, unreachable, logged, titleOf } = setUp();
    for (const path of ['/', '/a', '/b']) results.set(path, unreachable);
    for (const path of ['/a', '/b', '/']) await titleOf(path);
    expect(logged(40)).toEqual([expect.objectContaining({ path: '/a', reason: 'no database' })]);
    expect(logged(30)).toEqual([]);

    advance(301 * SECOND);
    for (const path of ['/', '/a', '/b']) has(path, path);
    await titleOf('/a');
    await titleOf('/b');
    expect(logged(30)).toEqual([
      expect.objectContaining({ msg: 'Page metadata can be read again' }),
    ]);
  });
});
