// @vitest-environment happy-dom
import { beforeEach, expect, test, vi } from 'vitest';
import type { LoadedPage } from '../pages/define-page.ts';
import { createPageDataCache, fetchPage, PageLoadError } from './page-data-cache.ts';

const pageOf = (title: string, status: 200 | 404 = 200) =>
  ({ status, data: null, metadata: { title } }) as LoadedPage;

let clock = 0;
beforeEach(() => {
  clock = 0;
  sessionStorage.clear();
});

function setUp() {
  const fetched = vi.fn<(...args: Parameters<typeof fetchPage>) => Promise<LoadedPage>>(async () =>
    pageOf('Contact'),
  );
  return { fetched, pageData: createPageDataCache(fetched, () => clock) };
}

test('a page is asked for once a minute, and shown from memory meanwhile', async () => {
  const { fetched, pageData } = setUp();
  await pageData.get('/contact');
  clock = 60_000;
  await pageData.get('/contact');
  expect(fetched).toHaveBeenCalledTimes(1);
  clock = 60_001;
  await pageData.get('/contact');
  expect(fetched).toHaveBeenCalledTimes(2);
});

test('what is older than a minute is shown at once and asked for anew, for five minutes', async () => {
  const { fetched, pageData } = setUp();
  const first = await pageData.get('/contact');
  const late = Promise.withResolvers<LoadedPage>();
  fetched.mockReturnValue(late.promise);
  clock = 300_000;
  // The link is pointed at, and then clicked.
  expect(await pageData.get('/contact')).toBe(first);
  expect(await pageData.get('/contact')).toBe(first);
  expect(fetched).toHaveBeenCalledTimes(2);
  late.resolve({ ...pageOf('Contact'), data: 'anew' });
  await vi.waitFor(async () => expect((await pageData.get('/contact')).data).toBe('anew'));
});

test('what cannot be asked for anew is still shown, and the failure is logged', async () => {
  const log = vi.spyOn(console, 'error').mockImplementation(() => {});
  const { fetched, pageData } = setUp();
  const first = await pageData.get('/contact');
  fetched.mockRejectedValue(new Error('offline'));
  clock = 120_000;
  expect(await pageData.get('/contact')).toBe(first);
  await vi.waitFor(() => expect(fetched).toHaveBeenCalledTimes(3));
  expect(await pageData.get('/contact')).toBe(first);
  expect(log).toHaveBeenCalledWith('The page /contact could not be fetched:', new Error('offline'));
});

test('what is older than five minutes is not shown any more', async () => {
  const { fetched, pageData } = setUp();
  await pageData.get('/contact');
  fetched.mockResolvedValue({ ...pageOf('Contact'), data: 'anew' });
  clock = 300_001;
  expect((await pageData.get('/contact')).data).toBe('anew');
});

test('a request that fails once is tried once more, one that fails twice rejects and is asked for again', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => {});
  const { fetched, pageData } = setUp();
  fetched.mockRejectedValueOnce(new Error('offline'));
  await expect(pageData.get('/contact')).resolves.toMatchObject({ status: 200 });
  expect(fetched).toHaveBeenCalledTimes(2);
  fetched.mockRejectedValue(new Error('offline'));
  await expect(pageData.get('/insights')).rejects.toThrow('offline');
  expect(fetched).toHaveBeenCalledTimes(4);
  fetched.mockResolvedValue(pageOf('Insights'));
  await expect(pageData.get('/insights')).resolves.toMatchObject({ status: 200 });
});

test('a request that has taken four seconds rejects and is not tried once more', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => {});
  const limit = new AbortController();
  const timeout = vi.spyOn(AbortSignal, 'timeout').mockReturnValue(limit.signal);
  const { fetched, pageData } = setUp();
  fetched.mockImplementation((_, signal) => {
    limit.abort(new DOMException('', 'TimeoutError'));
    return Promise.reject(signal.reason as DOMException);
  });
  const failure: unknown = await pageData.get('/contact').catch((error: unknown) => error);
  expect(timeout).toHaveBeenCalledWith(4_000);
  expect(fetched).toHaveBeenCalledTimes(1);
  expect(new PageLoadError(failure).isTimeout).toBe(true);
});

test('a page that is to be forgotten is asked for anew', async () => {
  const { fetched, pageData } = setUp();
  await pageData.get('/contact');
  pageData.invalidate('/contact');
  await pageData.get('/contact');
  expect(fetched).toHaveBeenCalledTimes(2);
});

test("the visit's first word on a page's metadata stands, and is kept under the path", async () => {
  const { fetched, pageData } = setUp();
  pageData.set('/contact', pageOf('From the document'));
  expect(JSON.parse(sessionStorage.getItem('page_seo:/contact')!)).toEqual({
    title: 'From the document',
  });
  clock = 300_001;
  fetched.mockResolvedValue(pageOf('From the server'));
  expect((await pageData.get('/contact')).metadata.title).toBe('From the document');
});

test('the metadata of a missing page is not kept', async () => {
  const { fetched, pageData } = setUp();
  fetched.mockResolvedValue(pageOf('Not found', 404));
  await pageData.get('/nowhere');
  expect(sessionStorage.getItem('page_seo:/nowhere')).toBeNull();
});

test('something odd in the storage is no metadata', async () => {
  sessionStorage.setItem('page_seo:/contact', '{"title":7}');
  const { pageData } = setUp();
  expect((await pageData.get('/contact')).metadata.title).toBe('Contact');
});

test('the server is asked by path, and what it refuses is an error', async () => {
  const { signal } = new AbortController();
  const fetch = vi.fn(async () => new Response('{"status":200}'));
  vi.stubGlobal('fetch', fetch);
  await expect(fetchPage('/a b', signal)).resolves.toEqual({ status: 200 });
  expect(fetch).toHaveBeenCalledWith('/api/page?path=%2Fa%20b', { cache: 'no-cache', signal });
  fetch.mockResolvedValue(new Response('', { status: 502 }));
  await expect(fetchPage('/', signal)).rejects.toThrow('502');
});
