import { DOCUMENT_STATE_ID } from './document-state.ts';

/**
 * What a document runs first. The page is whole without script: it is painted before the first
 * byte of the app is fetched, so that nothing takes its pictures' and fonts' place on the line. An
 * app that doesn't arrive is asked for again. Stands in the document; the policy allows it by hash.
 */
export const startScript = `
const { entry, modules } = JSON.parse(document.getElementById('${DOCUMENT_STATE_ID}').textContent).assets;
const load = () => import(entry).catch(() => setTimeout(load, 5000));
const start = () => {
  for (const href of modules)
    document.head.append(Object.assign(document.createElement('link'), { rel: 'modulepreload', href }));
  load();
};
if (document.hidden || !PerformanceObserver.supportedEntryTypes.includes('paint')) start();
else
  new PerformanceObserver((_, observer) => {
    observer.disconnect();
    start();
  }).observe({ type: 'paint', buffered: true });
`;
