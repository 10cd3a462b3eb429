import { beforeEach, expect, test, vi } from 'vitest';
import type { PageKey } from '../content/page-data-types.ts';
import { createBrowserPageStore, type BrowserPageStoreDeps } from './browser-page-store.ts';
import type { PreparedPage } from './page-store.ts';

const first = { pathname: '/', pageKey: 'home', data: null } as unknown as PreparedPage;
let clock: number;

beforeEach(() => {
  clock = 0;
  vi.stubGlobal('location', { pathname: '/' });
});

function storeWith(overrides: Partial<BrowserPageStoreDeps> = {}) {
  const deps = {
    matchPage: () => ({ pageKey: 'caseStudy' as PageKey }),
    importPage: vi.fn(() => Promise.resolve({ Page: () => null })),
    loadData: vi.fn(() => Promise.resolve({ studies: [] })),
    loadMetadata: vi.fn(() => Promise.resolve({ title: 'Investec' } as never)),
    hasData: () => true,
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

test('a page that could not be loaded is asked for again the next time', async () => {
  const loadData = vi
    .fn<BrowserPageStoreDeps['loadData']>()
    .mockRejectedValue(new Error('offline'));
  const { store } = storeWith({ loadData });
  await expect(store.read('/contact')).rejects.toThrow('offline');
  loadData.mockResolvedValue(null);
  await expect(store.read('/contact')).resolves.toMatchObject({ pathname: '/contact' });
});
