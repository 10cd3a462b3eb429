import { site } from '../content/site.ts';
import { COUNTED_MARK, SCRIPTS_MARK } from '../field/marks.ts';
import { fieldEndpoint } from '../field/message.ts';
import { DOCUMENT_STATE_ID } from './document-state.ts';

/**
 * Tells of a visitor who leaves before the code that counts (src/field/measure.ts) has come: one view, and
 * whether the app's scripts were there. Of those who wait longer that code tells more.
 */
const countEarlyLeaving = `
const at = (mark) => performance.getEntriesByName(mark)[0]?.startTime ?? null;
addEventListener('pagehide', () => {
  if (at('${COUNTED_MARK}') !== null || navigator.globalPrivacyControl) return;
  performance.mark('${COUNTED_MARK}');
  const [route] = Object.keys(loaderData);
  const scripts = { route, cameMs: at('${SCRIPTS_MARK}'), atMs: performance.now() };
  navigator.sendBeacon('${fieldEndpoint}', JSON.stringify({ views: [{ route, navigation: 'load' }], scripts }));
});
`;

/**
 * What a document runs first. The page is whole without script: it is painted before the first
 * byte of the app is fetched, so that nothing takes its pictures' and fonts' place on the line. An
 * app that doesn't arrive is asked for again. A reload that begins at the top does so before the visitor
 * can have scrolled: reading `scrollY` lays the page out, without which the browser would restore the
 * old position later. Stands in the document; the policy allows it by hash.
 */
export const startScript = `
const { assets, loaderData, reloadsAtTop } = JSON.parse(document.getElementById('${DOCUMENT_STATE_ID}').textContent);
if (reloadsAtTop && !location.hash && performance.getEntriesByType('navigation')[0]?.type === 'reload') {
  history.scrollRestoration = 'manual';
  if (scrollY) scrollTo(0, 0);
}
const load = () => import(assets.entry).catch(() => setTimeout(load, 5000));
const start = () => {
  for (const href of assets.modules)
    document.head.append(Object.assign(document.createElement('link'), { rel: 'modulepreload', href }));
  load();
};
if (document.hidden || !PerformanceObserver.supportedEntryTypes.includes('paint')) start();
else
  new PerformanceObserver((_, observer) => {
    observer.disconnect();
    start();
  }).observe({ type: 'paint', buffered: true });
${site.countVisits ? countEarlyLeaving : ''}`;
