import { useSyncExternalStore } from 'react';

type Direction = 'ltr' | 'rtl';

/** The document's writing direction. A browser that translates a page sets it. */
export const readDirection = (): Direction => (document.dir === 'rtl' ? 'rtl' : 'ltr');

/** The document's writing direction; follows a translation of the page. From left to right on the server. */
export function useDirection(): Direction {
  return useSyncExternalStore(watch, readDirection, () => 'ltr');
}

function watch(onChange: () => void): () => void {
  const observer = new MutationObserver(onChange);
  observer.observe(document.documentElement, { attributeFilter: ['dir'] });
  return () => observer.disconnect();
}
