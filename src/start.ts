import type { DocumentState } from './app/page-state.ts';

/*
 * What a document runs first. The page is whole without script: it is painted before the first
 * byte of the app is fetched, so that nothing takes its pictures' and fonts' place on the line
 * (docs/decisions/010-paint-first.md). Imports nothing, or it would fetch that at once.
 */
function start(): void {
  const json = document.querySelector('script[type="application/json"]')?.textContent ?? '';
  const { entry, modulePreloads } = (JSON.parse(json) as DocumentState).assets;
  for (const href of modulePreloads) {
    document.head.append(
      Object.assign(document.createElement('link'), { rel: 'modulepreload', href }),
    );
  }
  void import(/* @vite-ignore */ entry);
}

// A tab that nobody looks at paints no frame.
if (document.hidden) start();
else requestAnimationFrame(() => setTimeout(start));
