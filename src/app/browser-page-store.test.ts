import { beforeEach, expect, test, vi } from 'vitest';
import type { PageKey } from '../content/page-data-types.ts';
import { createBrowserPageStore, type BrowserPageStoreDeps } from './browser-page-store.ts';
import type { PreparedPage } from './page-store.ts';

const first = { pathname: '/', pageKey: 'home', data: null } as unknown as PreparedPage;
let clock: number;

beforeEach(() => {
  clock = 0;
  vi.stubGlobal('location', new URL('http://localhost/'));
});

function storeWith(overrides: Partial<BrowserPageStoreDeps> = {}) {
  const deps = {
    matchPage: () => ({ pageKey: 'caseStudy' as PageKey }),
    importPage: vi.fn(() => Promise.resolve({ Page: () => null })),
    loadData: vi.fn(() => Promise.resolve({ studies: [] })),
    loadMetadata: vi.fn(() => Promise.resolve({ title: 'Investec' } as never)),
    hasData: () => true,
    completePage: vi.fn(() => Promise.resolve()),
    now: () => clock,
    ...overrides,
  };
  return { deps, store: createBrowserPageStore(first, deps) };
}

test('the page that the document came with is there at once', () => {
  expect(storeWith().store.read('/')).toBe(first);
});

test('a prefetched page is read without waiting and without a second request', async () => {
  const { store, deps } = storeWith();
  store.prefetch('/case-studies/investec');
  await vi.waitFor(() => expect(store.read('/case-studies/investec')).not.toBeInstanceOf(Promise));
  expect(deps.loadData).toHaveBeenCalledTimes(1);
});

test('reading twice while it loads gives the same promise', () => {
  const { store } = storeWith();
  expect(store.read('/contact')).toBe(store.read('/contact'));
});

test('intent asks anew for a page older than a minute', async () => {
  const { store, deps } = storeWith();
  await store.read('/contact');
  clock = 60_000;
  store.prefetch('/contact');
  expect(deps.loadData).toHaveBeenCalledTimes(1);
  clock = 60_001;
  store.prefetch('/contact');
  expect(deps.loadData).toHaveBeenCalledTimes(2);
});

test('a request that fails once is tried once more', async () => {
  const loadData = vi
    .fn<BrowserPageStoreDeps['loadData']>()
    .mockRejectedValueOnce(new Error('offline'))
    .mockResolvedValue(null);
  const { store } = storeWith({ loadData });
  await expect(store.read('/contact')).resolves.toMatchObject({ pathname: '/contact' });
  expect(loadData).toHaveBeenCalledTimes(2);
});

test('a page that could not be loaded stays so, however often it is read, until it is forgotten', async () => {
  const loadData = vi
    .fn<BrowserPageStoreDeps['loadData']>()
    .mockRejectedValue(new Error('offline'));
  const { store } = storeWith({ loadData });
  const failed = store.read('/contact');
  await expect(failed).rejects.toThrow('offline');
  expect(store.read('/contact')).toBe(failed);
  expect(loadData).toHaveBeenCalledTimes(2);
  loadData.mockResolvedValue(null);
  store.forget('/contact');
  await expect(store.read('/contact')).resolves.toMatchObject({ pathname: '/contact' });
});

test('a page that could not be fetched ahead is asked for when it is to be shown', async () => {
  const loadData = vi
    .fn<BrowserPageStoreDeps['loadData']>()
    .mockRejectedValue(new Error('offline'));
  const { store } = storeWith({ loadData });
  store.prefetch('/contact');
  await vi.waitFor(() => expect(loadData).toHaveBeenCalledTimes(2));
  await vi.waitFor(() => expect(store.isOnlyFetchingAhead()).toBe(false));
  loadData.mockResolvedValue(null);
  await expect(store.read('/contact')).resolves.toMatchObject({ pathname: '/contact' });
});

test('a fetch ahead is one as long as nobody wants its page', () => {
  const { store } = storeWith();
  expect(store.isOnlyFetchingAhead()).toBe(false);
  store.prefetch('/contact');
  expect(store.isOnlyFetchingAhead()).toBe(true);
  void store.read('/contact');
  expect(store.isOnlyFetchingAhead()).toBe(false);
});

test('intent takes a whole address for its path', async () => {
  const { store, deps } = storeWith();
  store.prefetch('/contact?from=footer#message');
  await store.read('/contact');
  expect(deps.loadData).toHaveBeenCalledExactlyOnceWith('/contact');
});

test('intent towards a part of this page completes the page and fetches no other', () => {
  const { store, deps } = storeWith();
  store.prefetch('#offices');
  expect(deps.completePage).toHaveBeenCalledOnce();
  expect(deps.importPage).not.toHaveBeenCalled();
});
