import { useSyncExternalStore } from 'react';

type Direction = 'ltr' | 'rtl';

/** The document's writing direction. A browser that translates a page sets it, some only on the body. */
export const readDirection = (): Direction =>
  (document.body.dir || document.documentElement.dir) === 'rtl' ? 'rtl' : 'ltr';

/** The document's writing direction, also after a translation of the page; left to right on the server. */
export function useDirection(): Direction {
  return useSyncExternalStore(watch, readDirection, () => 'ltr');
}

function watch(onChange: () => void): () => void {
  const observer = new MutationObserver(onChange);
  for (const element of [document.documentElement, document.body])
    observer.observe(element, { attributeFilter: ['dir'] });
  return () => observer.disconnect();
}
