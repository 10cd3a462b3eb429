import { DOCUMENT_STATE_ID } from './document-state.ts';
import { SCROLL_POSITIONS } from './load-document.ts';

/** In ms. */
const RETRY_DELAY_MS = 5_000;

/** In ms. An app that has neither arrived nor failed after this time counts as missing. */
const LATE_AFTER_MS = 8_000;

/* The parts of one script. A part that declares something for later ones says so. */

/**
 * The history entry: its key, the referrer, which a reload would replace, and `isFinal`, which lets a document reload
 * itself only once. Reads the position that the router has recorded: after Back from another site the browser has
 * lost it, and after a reload Chromium's can be hundreds of pixels off.
 *
 * Declares `isArrival`, `isReload`, `position` and `reloadsAtTop` for `restorePosition`, `assets` for `failure` and
 * `startApp`, `isFinal` for `failure`.
 */
const historyEntry = `
const { assets, returnedForm, reloadsAtTop } = JSON.parse(document.getElementById('${DOCUMENT_STATE_ID}').textContent);
const { type } = performance.getEntriesByType('navigation')[0] ?? {};
const isReload = type === 'reload';
const newKey = () => Math.random().toString(36).slice(2);
const { key = newKey(), isArrival, isFinal = returnedForm !== null } = history.state ?? {};
let position, referrer;
try {
  ({ referrer = document.referrer } = history.state ?? {});
  if (isArrival || type !== 'navigate') position = JSON.parse(sessionStorage.getItem('${SCROLL_POSITIONS}'))?.[key];
} catch {}
history.replaceState({ ...history.state, key, isFinal, referrer }, '');
// The browser makes an entry without a key for a fragment that the app did not follow.
addEventListener('popstate', () => history.state ?? history.replaceState({ key: newKey(), isFinal, referrer }, ''));
`;

/**
 * Sets the position before the visitor can scroll, and again after late fonts unless the visitor has scrolled. A
 * document that replaces a navigation (load-document.ts) and has no position begins at the fragment or the top, with
 * the focus there. Reading `scrollY` forces a layout: otherwise the browser would restore the old position later.
 */
const restorePosition = `
if (isReload && reloadsAtTop && !isArrival && !location.hash) position = 0;
if (isArrival || position !== undefined) {
  history.scrollRestoration = 'manual';
  let name = location.hash.slice(1);
  try {
    name = decodeURIComponent(name);
  } catch {}
  const named = document.getElementById(name);
  const target = position === undefined && named;
  const scroll = () => (target ? target.scrollIntoView() : scrollTo(0, position ?? 0));
  if (target || position || scrollY) scroll();
  const arrival = isArrival && (named ?? document.querySelector('main h1'));
  if (arrival) {
    if (arrival.tabIndex < 0) arrival.tabIndex = -1;
    arrival.focus({ preventScroll: true });
  }
  const controller = new AbortController();
  const { signal } = controller;
  for (const event of ['wheel', 'touchstart', 'pointerdown', 'keydown', 'popstate'])
    addEventListener(event, () => controller.abort(), { passive: true, signal });
  document.fonts.ready.then(() => signal.aborted || scroll());
}
`;

/**
 * A failed import of the app, its entry or the page's code, is retried: at once if all files are available, else every
 * 5 s, or when the browser is back online. While the app fails or hangs, pictures that wait for it (InView) and closed
 * panels are shown as in HTML. A document whose files are gone after a release (an old tab, a cache), or whose browser
 * keeps a failed module (Firefox), reloads itself, once in its history entry and not after a posted form.
 *
 * Declares `importApp` for `startApp`.
 */
const failure = `
const statusOf = (file) => fetch(file, { method: 'HEAD' }).then(({ status }) => status, () => 0);
const { dataset } = document.documentElement;
const showAll = () => {
  dataset.withoutApp = '';
  if (globalThis.firstScreenSheet) firstScreenSheet.disabled = true;
  for (const area of document.querySelectorAll('[data-waiting]')) area.removeAttribute('data-waiting');
};
const late = setTimeout(showAll, ${LATE_AFTER_MS});
const retryLater = () => {
  const retry = () => {
    clearTimeout(timer);
    removeEventListener('online', retry);
    importApp();
  };
  const timer = setTimeout(retry, ${RETRY_DELAY_MS});
  addEventListener('online', retry);
};
const hydrateWith = (hydrate) => {
  clearTimeout(late);
  delete dataset.withoutApp;
  hydrate();
};
const importApp = (wereAvailable) => import(assets.entry).then(({ load }) => load()).then(hydrateWith, async () => {
  showAll();
  const statuses = await Promise.all([assets.entry, ...assets.modules].map(statusOf));
  if ((wereAvailable || statuses.includes(404)) && !isFinal) {
    history.replaceState({ ...history.state, isFinal: true }, '');
    location.reload();
  } else if (!wereAvailable && statuses.every((status) => status === 200)) importApp(true);
  else retryLater();
});
`;

/** Remembers the last click, for parts that are not hydrated yet (src/ui/loading/early-click.ts). */
const earlyClick = `
addEventListener('click', (click) => (globalThis.earlyClick = click), true);
`;

/** Loads the app after the first paint, so that pictures and fonts come first. */
const startApp = `
let isStarted = false;
const start = () => {
  if (isStarted) return;
  isStarted = true;
  for (const href of assets.modules)
    document.head.append(Object.assign(document.createElement('link'), { rel: 'modulepreload', href }));
  importApp();
};
if (document.hidden || !globalThis.PerformanceObserver?.supportedEntryTypes?.includes('paint')) start();
else {
  new PerformanceObserver((_, observer) => {
    observer.disconnect();
    start();
  }).observe({ type: 'paint', buffered: true });
  // For browsers that support paint entries but add none; later than the paint of the others.
  addEventListener('load', () => setTimeout(start, 1000));
}
`;

/**
 * The inline script of every document, allowed by its hash in the policy. start-script.test.tsx tests its parts,
 * paint-first.spec.ts and old-browsers.spec.ts when it starts the app.
 */
export const startScript = [historyEntry, restorePosition, failure, earlyClick, startApp].join('');
