import { afterEach, beforeEach, expect, it, vi, type MockInstance } from 'vitest';
import { eventually } from '../../tests/support/eventually.ts';
import { DOCUMENT_STATE_ID } from './document-state.ts';
import { startScript } from './start-script.ts';

/* The inline script in a simulated document; tests/e2e/arrivals.spec.ts tests real ones. */

const ENTRY = '/assets/entry-client-1.js';

interface Served {
  /** How the browser got here. */
  type: 'navigate' | 'reload' | 'back_forward';
  /** What follows the path. */
  rest: string;
  entry: object | null;
  /** The recorded positions in px. */
  positions: Record<string, number>;
  reloadsAtTop: boolean;
  isReturnedForm: boolean;
}

let listeners: MockInstance<typeof addEventListener>;
let importEntry = vi.fn<() => Promise<{ load: () => Promise<() => void> }>>();
const hydrate = vi.fn<() => void>();
const scroll = vi.fn<(to: number | string) => void>();

/** Runs the script in a document. */
function run({
  type = 'navigate',
  rest = '',
  entry = null,
  positions,
  ...served
}: Partial<Served>) {
  document.body.innerHTML = `<main><h1>Insights</h1><h2 id="there">There</h2><h2 id="café">Café</h2></main><div data-waiting></div>
    <script type="application/json" id="${DOCUMENT_STATE_ID}">${JSON.stringify({
      assets: { entry: ENTRY, modules: ['/assets/Page.js'] },
      returnedForm: served.isReturnedForm ? {} : null,
      reloadsAtTop: served.reloadsAtTop ?? false,
    })}</script>`;
  for (const id of ['there', 'café'])
    document.getElementById(id)!.scrollIntoView = () => scroll(id);
  history.replaceState(entry, '', `/insights${rest}`);
  sessionStorage.setItem('scroll-positions', JSON.stringify(positions ?? null));
  vi.spyOn(performance, 'getEntriesByType').mockReturnValue([
    { type },
  ] as unknown as PerformanceNavigationTiming[]);
  // eslint-disable-next-line @typescript-eslint/no-implied-eval -- as browsers run it
  const script = new Function('load', startScript.replace('import(', 'load(')) as (
    load: typeof importEntry,
  ) => void;
  script(importEntry);
}

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  hydrate.mockReset();
  importEntry = vi.fn(async () => ({ load: async () => hydrate }));
  listeners = vi.spyOn(window, 'addEventListener');
  vi.stubGlobal('scrollTo', (_: number, top: number) => scroll(top));
  Object.assign(document, { fonts: { ready: Promise.resolve() } });
  scroll.mockReset();
});
afterEach(() => {
  for (const [type, listener, options] of listeners.mock.calls)
    removeEventListener(type, listener, options);
  vi.useRealTimers();
  delete document.documentElement.dataset['withoutApp'];
  document.head.replaceChildren();
});

it('keeps the entry’s key and referrer, and gives a key to an entry made by the browser', () => {
  run({ entry: { key: 'a', referrer: 'https://news.example/', of: 'the router' } });
  const kept = { key: 'a', referrer: 'https://news.example/', of: 'the router', isFinal: false };
  expect(history.state).toEqual(kept);
  for (const state of [kept, null]) {
    history.replaceState(state, '');
    dispatchEvent(new PopStateEvent('popstate'));
    expect(history.state).toMatchObject({ referrer: kept.referrer, isFinal: false });
    expect((history.state as typeof kept).key === 'a').toBe(state !== null);
  }
  vi.spyOn(document, 'referrer', 'get').mockReturnValue('https://other.example/');
  run({});
  expect(history.state).toMatchObject({ referrer: 'https://other.example/' });
});

const recorded = { entry: { key: 'a' }, positions: { a: 700 } };
const reload = { ...recorded, type: 'reload' } as const;
const reloadAtTop = { ...reload, reloadsAtTop: true };
const arrival = { entry: { key: 'a', isArrival: true } };

it.each<
  [what: string, served: Partial<Served>, place: number | string | undefined, focus?: string]
>([
  ['a visit', { positions: { a: 700 } }, undefined],
  ['a visit that has the key of an entry', recorded, undefined],
  ['Back', { ...recorded, type: 'back_forward' }, 700],
  ['Back to an entry without a record', { type: 'back_forward', positions: { b: 1 } }, undefined],
  ['a reload', reload, 700],
  ['a reload of a page that begins at its top', reloadAtTop, 0],
  ['the same at a fragment', { ...reloadAtTop, rest: '#there' }, 700],
  ['an arrival', arrival, 0, 'Insights'],
  ['an arrival at a fragment', { ...arrival, rest: '#there' }, 'there', 'There'],
  ['an arrival at an encoded fragment', { ...arrival, rest: '#caf%C3%A9' }, 'café', 'Café'],
  ['an arrival at a malformed fragment', { ...arrival, rest: '#100%' }, 0, 'Insights'],
  ['an arrival at an unknown fragment', { ...arrival, rest: '#gone' }, 0, 'Insights'],
  ['an arrival by Back', { ...arrival, positions: { a: 700 } }, 700, 'Insights'],
  ['an arrival at a page that reloads at its top', { ...reloadAtTop, ...arrival }, 700, 'Insights'],
])('%s begins at its place', async (_, served, place, focus) => {
  run(served);
  await eventually(() => expect(importEntry).toHaveBeenCalled());
  expect(new Set(scroll.mock.calls.flat())).toEqual(new Set(place === undefined ? [] : [place]));
  expect(history.scrollRestoration).toBe(place === undefined ? 'auto' : 'manual');
  const { activeElement } = document;
  if (focus) expect(activeElement?.outerHTML).toMatch(new RegExp(`tabindex="-1".*${focus}`));
  else expect(activeElement).toBe(document.body);
  history.scrollRestoration = 'auto';
});

it('scrolls an arrival again after late fonts, unless the visitor has scrolled', async () => {
  for (const [isFaster, times] of [
    [false, 2],
    [true, 1],
  ] as const) {
    const fonts = Promise.withResolvers<void>();
    Object.assign(document, { fonts: { ready: fonts.promise } });
    scroll.mockReset();
    run(reload);
    if (isFaster) dispatchEvent(new Event('wheel'));
    fonts.resolve();
    await fonts.promise;
    expect(scroll).toHaveBeenCalledTimes(times);
  }
});

it('fetches the modules beside the entry, and remembers the last click', async () => {
  run({});
  const modules = [...document.querySelectorAll<HTMLLinkElement>('link[rel=modulepreload]')];
  expect(modules.map(({ href }) => new URL(href).pathname)).toEqual(['/assets/Page.js']);
  const label = document.body.appendChild(document.createElement('b'));
  label.click();
  expect(globalThis.earlyClick?.target).toBe(label);
  await vi.advanceTimersByTimeAsync(10_000);
  expect(document.documentElement.dataset['withoutApp']).toBeUndefined();
});

it.each<
  [what: string, served: Partial<Served>, statuses: number[], imports: number, reloads: number]
>([
  ['gone', {}, [200, 404], 1, 1],
  ['gone again after a reload', { entry: { isFinal: true } }, [404, 404], 1, 0],
  ['gone after a refused form', { isReturnedForm: true }, [404, 404], 1, 0],
  ['there, of a browser that keeps the failure', {}, [200, 200], 2, 1],
  ['out of reach', {}, [0, 0], 1, 0],
])(
  'shows everything while the entry fails, and tries again with files that are %s',
  async (_, served, statuses, imports, reloads) => {
    const reload = vi.spyOn(location, 'reload').mockImplementation(() => {});
    importEntry.mockRejectedValue(new Error('failed'));
    const left = [...statuses, ...statuses];
    vi.stubGlobal('fetch', async () => {
      const status = left.shift();
      if (!status) throw new TypeError('offline');
      return new Response('', { status });
    });
    run(served);
    await vi.advanceTimersByTimeAsync(4_999);
    expect(document.documentElement.dataset['withoutApp']).toBe('');
    expect(document.querySelector('[data-waiting]')).toBeNull();
    expect([importEntry.mock.calls.length, reload.mock.calls.length]).toEqual([imports, reloads]);
    if (reloads > 0) expect(history.state).toMatchObject({ isFinal: true });
    await vi.advanceTimersByTimeAsync(1);
    expect(importEntry).toHaveBeenCalledTimes(reloads > 0 ? imports : imports + 1);
  },
);

it('shows everything while the entry or the page’s code hangs for 8 s, until it arrives', async () => {
  const page = Promise.withResolvers<() => void>();
  importEntry.mockResolvedValue({ load: () => page.promise });
  run({});
  await vi.advanceTimersByTimeAsync(7_999);
  expect(document.documentElement.dataset['withoutApp']).toBeUndefined();
  await vi.advanceTimersByTimeAsync(1);
  expect(document.documentElement.dataset['withoutApp']).toBe('');
  page.resolve(hydrate);
  await eventually(() => expect(hydrate).toHaveBeenCalledOnce());
  expect(document.documentElement.dataset['withoutApp']).toBeUndefined();
});

it('requests the page’s code again every five seconds, and when the browser is back online', async () => {
  const load = vi.fn<() => Promise<() => void>>().mockRejectedValue(new Error('offline'));
  importEntry.mockResolvedValue({ load });
  vi.stubGlobal('fetch', async () => Promise.reject(new TypeError('offline')));
  run({});
  await vi.advanceTimersByTimeAsync(4_999);
  expect(load).toHaveBeenCalledTimes(1);
  await vi.advanceTimersByTimeAsync(1);
  expect(load).toHaveBeenCalledTimes(2);
  dispatchEvent(new Event('online'));
  await vi.advanceTimersByTimeAsync(0);
  expect(load).toHaveBeenCalledTimes(3);
  load.mockResolvedValue(hydrate);
  await vi.advanceTimersByTimeAsync(5_000);
  expect(load).toHaveBeenCalledTimes(4);
  expect(hydrate).toHaveBeenCalledOnce();
  expect(document.documentElement.dataset['withoutApp']).toBeUndefined();
});
