import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { blankFields } from '../../../tests/support/enquiry.ts';
import { elapsedSinceLoad, sendEnquiry } from './send.ts';

const body = {
  ...blankFields,
  idempotencyKey: 'key-00000001',
  page: '/contact',
  elapsedMs: 9_000,
  gridMark: '',
};
const send = () => sendEnquiry(body as unknown as Parameters<typeof sendEnquiry>[0]);
const fetched = vi.fn<typeof fetch>();

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('fetch', fetched.mockReset());
  // Vitest's fake clock leaves this one out.
  vi.spyOn(AbortSignal, 'timeout').mockImplementation((ms) => {
    const controller = new AbortController();
    setTimeout(() => controller.abort(new DOMException('late', 'TimeoutError')), ms);
    return controller.signal;
  });
});
afterEach(() => void vi.useRealTimers());

it('gives up on a post without a response after fifteen seconds', async () => {
  fetched.mockImplementation(
    (_url, init) =>
      new Promise((_, reject) => {
        init?.signal?.addEventListener('abort', () => reject(init.signal!.reason as Error));
      }),
  );
  const outcome = vi.fn();
  void send().then(outcome);
  await vi.advanceTimersByTimeAsync(14_999);
  expect(outcome).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(1);
  expect(outcome).toHaveBeenCalledExactlyOnceWith(expect.objectContaining({ kind: 'failed' }));
});

it.each([
  [502, 'failed'],
  [201, 'sent'],
])('treats the status %d as %s', async (status, kind) => {
  fetched.mockResolvedValue(Response.json({}, { status }));
  expect(await send()).toMatchObject({ kind });
});

it.each([
  ['navigate', 1_235],
  ['reload', undefined],
  ['back_forward', undefined],
])('says after a load of the type %s how long ago it was: %s', (type, elapsed) => {
  vi.spyOn(performance, 'now').mockReturnValue(1_234.6);
  vi.spyOn(performance, 'getEntriesByType').mockReturnValue([
    { type } as unknown as PerformanceEntry,
  ]);
  expect(elapsedSinceLoad()).toBe(elapsed);
});
