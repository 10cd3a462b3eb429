import { useSyncExternalStore } from 'react';

type Direction = 'ltr' | 'rtl';

/** The document's writing direction. A browser that translates a page sets it, some on the body alone. */
export const readDirection = (): Direction =>
  (document.body.dir || document.documentElement.dir) === 'rtl' ? 'rtl' : 'ltr';

/** The document's writing direction; follows a translation of the page. From left to right on the server. */
export function useDirection(): Direction {
  return useSyncExternalStore(watch, readDirection, () => 'ltr');
}

function watch(onChange: () => void): () => void {
  const observer = new MutationObserver(onChange);
  for (const element of [document.documentElement, document.body])
    observer.observe(element, { attributeFilter: ['dir'] });
  return () => observer.disconnect();
}
