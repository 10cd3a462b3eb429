import type { DocumentState } from './app/page-state.ts';
import type {} from './ui/deferred.tsx';

/*
 * What a document runs first. The page is whole without script: it is painted before the first
 * byte of the app is fetched, so that nothing takes its pictures' and fonts' place on the line
 * (docs/decisions/010-paint-first.md). Its code stands in the document, where a
 * relative import would lead nowhere: it imports nothing.
 */
async function start(): Promise<void> {
  const json = document.querySelector('script[type="application/json"]')?.textContent ?? '';
  const { entry, modulePreloads } = (JSON.parse(json) as DocumentState).assets;
  // Each file is asked for, and runs, in a task of its own: together they would hold up a phone.
  for (const href of modulePreloads) {
    document.head.append(
      Object.assign(document.createElement('link'), { rel: 'modulepreload', href }),
    );
    await nextTask();
  }
  // One that is missing is the entry's affair, which asks for it again.
  for (const file of modulePreloads) {
    await import(/* @vite-ignore */ file).catch(() => undefined);
    await nextTask();
  }
  await import(/* @vite-ignore */ entry);
}

/** A tab that nobody looks at has slow timers, a second each, and nobody to be held up. */
async function nextTask(): Promise<void> {
  if (!document.hidden) await new Promise((resolve) => setTimeout(resolve));
}

// Kept for the section that it belongs to (src/ui/deferred.tsx); submitting and popovers work as HTML.
addEventListener(
  'click',
  ({ target }) => {
    const button = (target as Element).closest<HTMLElement>(
      'button[type="button"]:not([popovertarget])',
    );
    if (button) window.earlyClick = button;
  },
  { capture: true },
);

function onPainted(): void {
  // From now on lazy pictures may be fetched (src/app/global-style.ts).
  document.documentElement.dataset.painted = '';
  void start();
}

// A tab that nobody looks at paints nothing.
if (document.hidden || !PerformanceObserver.supportedEntryTypes.includes('paint')) onPainted();
else {
  new PerformanceObserver((_, observer) => {
    observer.disconnect();
    onPainted();
  }).observe({ type: 'paint', buffered: true });
}
