import { afterEach, beforeEach, expect, it, vi, type MockInstance } from 'vitest';
import type { VisitMessage } from './message.ts';

/* A visit from its first event to its message. Each test has a document of its own, with modules that know no other. */

const load = async () => ({
  ...(await import('./events.ts')),
  ...(await import('./errors.ts')),
  ...(await import('./start.ts')),
});
const options = {
  entry: '/assets/entry-client-1a2B3c4D.js',
  pathname: '/contact',
  routeOf: (pathname: string) => pathname.slice(1),
};

let resourceArrives = () => {};
class FakeObserver {
  static readonly supportedEntryTypes = [];
  observe = () => {};
  disconnect = () => {};
  constructor(callback: () => void) {
    resourceArrives = callback;
  }
}

let listeners: MockInstance<typeof addEventListener>;
const sendBeacon = vi.fn<(address: string, text: string) => void>();
beforeEach(() => {
  vi.resetModules();
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  vi.stubGlobal('PerformanceObserver', FakeObserver);
  performance.clearMarks();
  Object.assign(navigator, { sendBeacon, globalPrivacyControl: undefined });
  listeners = vi.spyOn(window, 'addEventListener');
});
afterEach(() => {
  for (const [type, listener, capture] of listeners.mock.calls)
    removeEventListener(type, listener, capture);
  vi.useRealTimers();
});

/** Counts once the page has been idle, in a document that the visitor has come to in this way. */
async function count(type = 'navigate'): Promise<void> {
  const arrival = { type, responseStart: 120 } as PerformanceNavigationTiming;
  vi.spyOn(performance, 'getEntriesByType').mockReturnValue([arrival]);
  const { measureWhenIdle } = await load();
  void measureWhenIdle(options);
  await vi.advanceTimersByTimeAsync(2_100);
  await vi.dynamicImportSettled();
  await vi.advanceTimersByTimeAsync(1);
}

/** @returns the messages that are sent when the visitor leaves */
function leave(): VisitMessage[] {
  for (const state of ['visible', 'hidden'] as const) {
    vi.spyOn(document, 'visibilityState', 'get').mockReturnValue(state);
    dispatchEvent(new Event('visibilitychange'));
    if (state === 'visible') expect(sendBeacon).not.toHaveBeenCalled();
  }
  return sendBeacon.mock.calls.splice(0).map(([address, text]) => {
    expect(address).toBe('/api/visits');
    return JSON.parse(text) as VisitMessage;
  });
}

it('tells in one message what happened since the document came, and later only what is new', async () => {
  sessionStorage.setItem('visit_source', 'referral');
  sessionStorage.setItem('visit_medium', 'news.example');
  const { recordEvent, setMark, SCRIPTS_MARK } = await load();
  setMark(SCRIPTS_MARK);
  recordEvent({ kind: 'step', step: 'seen' });
  await count();
  for (const step of ['seen', 'begun'] as const) recordEvent({ kind: 'step', step });
  recordEvent({ kind: 'view', pathname: '/insights' });
  recordEvent({ kind: 'step', step: 'seen' });
  const message = {
    device: 'other',
    release: '1a2B3c4D',
    origin: 'link',
    host: 'news.example',
    views: [
      { route: 'contact', navigation: 'load' },
      { route: 'insights', navigation: 'soft' },
    ],
    vitals: [{ name: 'TTFB', value: 120, route: 'contact', navigation: 'load' }],
    steps: [
      { step: 'seen', route: 'contact' },
      { step: 'begun', route: 'contact' },
      { step: 'seen', route: 'insights' },
    ],
    errors: [],
    scripts: { route: 'contact', cameMs: expect.any(Number), atMs: expect.any(Number) },
  };
  expect(leave()).toEqual([message]);
  expect(leave()).toEqual([]);
  recordEvent({ kind: 'step', step: 'sent' });
  const { scripts: _, ...later } = message;
  const steps = [{ step: 'sent', route: 'insights' }];
  expect(leave()).toEqual([{ ...later, views: [], vitals: [], steps }]);
});

it.each([
  ['reload', 'reload'],
  ['back_forward', 'back-forward'],
  ['prerender', 'load'],
])('tells of a document by %s, on a phone', async (type, navigation) => {
  vi.spyOn(window, 'matchMedia').mockReturnValue({ matches: true } as MediaQueryList);
  await count(type);
  const view = { route: 'contact', navigation };
  const vital = expect.objectContaining(view) as object;
  expect(leave()).toMatchObject([{ device: 'phone', views: [view], vitals: [vital] }]);
});

it('counts a document once, and again when it is restored', async () => {
  const { setMark, COUNTED_MARK } = await load();
  setMark(COUNTED_MARK); // as early-leaving.ts does
  await count();
  dispatchEvent(Object.assign(new Event('pageshow'), { persisted: false }));
  expect(leave()).toMatchObject([{ views: [], vitals: [{ name: 'TTFB' }] }]);
  dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true }));
  const restored = { route: 'contact', navigation: 'restored' };
  expect(leave()).toMatchObject([{ views: [restored], vitals: [{ name: 'TTFB', ...restored }] }]);
});

it('keeps fifty events until it counts, and sends twenty views and five errors', async () => {
  const { recordEvent, watchErrors } = await load();
  const { onCaughtError } = watchErrors();
  for (let at = 0; at < 6; at += 1) onCaughtError!(new Error('no'), {});
  for (let at = 6; at < 50; at += 1) recordEvent({ kind: 'view', pathname: '/insights' });
  recordEvent({ kind: 'step', step: 'seen' });
  await count();
  const [{ views, errors, steps } = {} as VisitMessage] = leave();
  expect([views.length, errors.length, steps.length]).toEqual([20, 5, 0]);
});

it('waits until the page is loaded and no resource has arrived for two seconds', async () => {
  const { COUNTED_MARK, markedAt, measureWhenIdle } = await load();
  vi.spyOn(document, 'readyState', 'get').mockReturnValue('interactive');
  const counting = measureWhenIdle(options);
  await vi.advanceTimersByTimeAsync(5_000);
  dispatchEvent(new Event('load'));
  await vi.advanceTimersByTimeAsync(1_900);
  resourceArrives();
  await vi.advanceTimersByTimeAsync(1_900);
  await vi.dynamicImportSettled();
  expect(markedAt(COUNTED_MARK)).toBeNull();
  await vi.advanceTimersByTimeAsync(200);
  await counting;
  expect(markedAt(COUNTED_MARK)).not.toBeNull();
});

it('counts nothing with Global Privacy Control', async () => {
  Object.assign(navigator, { globalPrivacyControl: true });
  await count();
  expect(leave()).toEqual([]);
});

it('tells of each error once, without what was entered, and of none of an extension', async () => {
  const { watchErrors } = await load();
  const { onCaughtError, onRecoverableError, onUncaughtError } = watchErrors();
  const reported = vi.fn();
  vi.stubGlobal('reportError', reported);
  document.body.innerHTML = '<input value="Thandi"><textarea></textarea>';
  const area = document.querySelector('textarea')!;
  area.value = 'Mokoena';
  area.dispatchEvent(new Event('change', { bubbles: true }));
  area.remove();
  const error = new Error('No place for Thandi or Mokoena');
  error.stack = `at save (${location.origin}/assets/Page-1a2B3c4D.js:1:2)`;
  onCaughtError!(error, {});
  dispatchEvent(Object.assign(new Event('error'), { error, message: 'seen before' }));
  dispatchEvent(Object.assign(new Event('error'), { message: 'ours' }));
  dispatchEvent(Object.assign(new Event('unhandledrejection'), { reason: 'offline' }));
  dispatchEvent(Object.assign(new Event('vite:preloadError'), { payload: new Error('chunk') }));
  onRecoverableError!(new Error('moz-extension://1 has broken it'), {});
  const componentStack = `\n${location.origin}/assets/Form-1a2B3c4D.js:3:4`;
  onUncaughtError!(new Error('the last'), { componentStack });
  expect(reported).toHaveBeenCalledTimes(2);
  await count();
  const frame = '/assets/Page-1a2B3c4D.js:1:2';
  expect(leave()[0]!.errors).toEqual([
    { kind: 'caught', route: 'contact', message: 'No place for … or …', frames: [frame] },
    { kind: 'error', route: 'contact', message: 'ours', frames: [] },
    { kind: 'rejection', route: 'contact', message: 'offline', frames: [] },
    { kind: 'chunk', route: 'contact', message: 'chunk', frames: [] },
    {
      kind: 'uncaught',
      route: 'contact',
      message: 'the last',
      frames: ['/assets/Form-1a2B3c4D.js:3:4'],
    },
  ]);
});
