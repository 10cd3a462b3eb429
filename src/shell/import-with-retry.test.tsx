import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { eventually } from '../../tests/support/eventually.ts';
import { importWithRetry } from './import-with-retry.ts';

beforeEach(() => void vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] }));
afterEach(() => vi.useRealTimers());

const importFailing = (message: string) =>
  vi.fn<() => Promise<string>>().mockRejectedValue(new Error(message));

it('retries a failed import after five seconds or when back online', async () => {
  const importPage = importFailing('offline');
  const imported = importWithRetry(importPage);
  expect(importPage).toHaveBeenCalledTimes(1);
  await vi.advanceTimersByTimeAsync(5_000);
  expect(importPage).toHaveBeenCalledTimes(2);
  dispatchEvent(new Event('online'));
  await vi.advanceTimersByTimeAsync(0);
  expect(importPage).toHaveBeenCalledTimes(3);
  importPage.mockResolvedValue('the page');
  await vi.advanceTimersByTimeAsync(5_000);
  expect(await imported).toBe('the page');
  expect(importPage).toHaveBeenCalledTimes(4);
});

it('shows everything while an import hangs for 8 s, until it arrives', async () => {
  const { dataset } = document.documentElement;
  const answer = Promise.withResolvers<string>();
  const imported = importWithRetry(() => answer.promise);
  await vi.advanceTimersByTimeAsync(7_999);
  expect(dataset['withoutApp']).toBeUndefined();
  await vi.advanceTimersByTimeAsync(1);
  expect(dataset['withoutApp']).toBe('');
  answer.resolve('the page');
  await imported;
  await importWithRetry(async () => 'another');
  await vi.advanceTimersByTimeAsync(8_000);
  expect(dataset['withoutApp']).toBeUndefined();
});

it('retries at once if the files are available, and reloads the document once if the browser keeps the failure', async () => {
  document.head.innerHTML = '<link rel="modulepreload" href="/assets/Page.js">';
  const fetch = vi.fn(async () => new Response(''));
  vi.stubGlobal('fetch', fetch);
  const reload = vi.spyOn(location, 'reload').mockImplementation(() => {});
  const importPage = importFailing('kept');
  const imported = importWithRetry(importPage);
  await eventually(() => expect(reload).toHaveBeenCalledOnce());
  const url = new URL('/assets/Page.js', location.href).href;
  expect(fetch).toHaveBeenCalledExactlyOnceWith(url, { method: 'HEAD' });
  expect(importPage).toHaveBeenCalledTimes(2);
  expect(document.documentElement.dataset['withoutApp']).toBe('');
  await vi.advanceTimersByTimeAsync(10_000);
  expect(importPage.mock.calls.length).toBeGreaterThan(3);
  expect(reload).toHaveBeenCalledOnce();
  importPage.mockResolvedValue('the page');
  await vi.advanceTimersByTimeAsync(5_000);
  expect(await imported).toBe('the page');
  expect(document.documentElement.dataset['withoutApp']).toBeUndefined();
});
