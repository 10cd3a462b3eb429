import { beforeEach, expect, test, vi, type Mock } from 'vitest';
import { eventually } from '../../tests/support/eventually.ts';
import type { LoadedPage } from '../pages/define-page.ts';
import { createPageDataCache, fetchPage, PageLoadError } from './page-data-cache.ts';

const pageOf = (title: string) => ({ status: 200, data: null, metadata: { title } }) as LoadedPage;

let clock: number;
let fetched: Mock<(...args: Parameters<typeof fetchPage>) => Promise<LoadedPage>>;
let pageData: ReturnType<typeof createPageDataCache<LoadedPage>>;
beforeEach(() => {
  clock = 0;
  fetched = vi.fn(async () => pageOf('Contact'));
  pageData = createPageDataCache(fetched, () => clock);
});

test.each([
  [60_000, 1, 'Contact'],
  [60_001, 2, 'Contact'], // revalidated in the background
  [300_001, 2, 'Anew'],
])('a page of %i ms has needed %i requests, and is %s', async (age, requests, title) => {
  await pageData.get('/contact');
  fetched.mockResolvedValue(pageOf('Anew'));
  clock = age;
  expect((await pageData.get('/contact')).metadata.title).toBe(title);
  expect(fetched).toHaveBeenCalledTimes(requests);
});

test('serves an entry older than a minute at once and revalidates it, for five minutes', async () => {
  const first = await pageData.get('/contact');
  const late = Promise.withResolvers<LoadedPage>();
  fetched.mockReturnValue(late.promise);
  clock = 300_000;
  // The pointer rests on the link, then it is clicked.
  expect(await pageData.get('/contact')).toBe(first);
  expect(await pageData.get('/contact')).toBe(first);
  expect(fetched).toHaveBeenCalledTimes(2);
  late.resolve({ ...pageOf('Contact'), data: 'anew' });
  await eventually(async () => expect((await pageData.get('/contact')).data).toBe('anew'));
});

test('still serves an entry whose revalidation fails, and logs the failure', async () => {
  const log = vi.spyOn(console, 'error').mockImplementation(() => {});
  const first = await pageData.get('/contact');
  fetched.mockRejectedValue(new Error('offline'));
  clock = 120_000;
  expect(await pageData.get('/contact')).toBe(first);
  await eventually(() => expect(fetched).toHaveBeenCalledTimes(3));
  // The next visit tries again.
  await eventually(async () => {
    expect(await pageData.get('/contact')).toBe(first);
    expect(fetched.mock.calls.length).toBeGreaterThan(3);
  });
  expect(log).toHaveBeenCalledWith('The page /contact could not be fetched:', new Error('offline'));
});

test('retries a failed request once, rejects after the second failure, and requests again on the next call', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => {});
  fetched.mockRejectedValueOnce(new Error('offline'));
  await expect(pageData.get('/contact')).resolves.toMatchObject({ status: 200 });
  expect(fetched).toHaveBeenCalledTimes(2);
  fetched.mockRejectedValue(new Error('offline'));
  await expect(pageData.get('/insights')).rejects.toThrow('offline');
  expect(fetched).toHaveBeenCalledTimes(4);
  fetched.mockResolvedValue(pageOf('Insights'));
  await expect(pageData.get('/insights')).resolves.toMatchObject({ status: 200 });
});

test('rejects a request after four seconds without a retry', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => {});
  const limit = new AbortController();
  const timeout = vi.spyOn(AbortSignal, 'timeout').mockReturnValue(limit.signal);
  fetched.mockImplementation((_, signal) => {
    limit.abort(new DOMException('', 'TimeoutError'));
    return Promise.reject(signal.reason as DOMException);
  });
  const failure: unknown = await pageData.get('/contact').catch((error: unknown) => error);
  expect(timeout).toHaveBeenCalledWith(4_000);
  expect(fetched).toHaveBeenCalledTimes(1);
  expect(new PageLoadError(failure).isTimeout).toBe(true);
});

test('serves the page that came with the document', async () => {
  pageData.set('/contact', pageOf('From the document'));
  expect((await pageData.get('/contact')).metadata.title).toBe('From the document');
  expect(fetched).not.toHaveBeenCalled();
});

test('requests a page by path, and rejects an error status', async () => {
  const { signal } = new AbortController();
  const fetch = vi.fn(async () => new Response('{"status":200}'));
  vi.stubGlobal('fetch', fetch);
  await expect(fetchPage('/a b', signal)).resolves.toEqual({ status: 200 });
  expect(fetch).toHaveBeenCalledWith('/api/page?path=%2Fa%20b', { cache: 'no-cache', signal });
  fetch.mockResolvedValue(new Response('', { status: 502 }));
  await expect(fetchPage('/', signal)).rejects.toThrow('502');
});
