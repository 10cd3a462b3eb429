import { useSyncExternalStore } from 'react';

/** How far the page may be scrolled before the header changes, in px. */
const THRESHOLD = 20;

function subscribe(onChange: () => void): () => void {
  addEventListener('scroll', onChange, { passive: true });
  return () => removeEventListener('scroll', onChange);
}

/** True once the page is scrolled by more than 20 px; false on the server. */
export function useScrolled(): boolean {
  return useSyncExternalStore(
    subscribe,
    () => scrollY > THRESHOLD,
    () => false,
  );
}
