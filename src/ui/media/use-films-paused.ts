import { useSyncExternalStore } from 'react';
import { safeStorage } from '../../safe-storage.ts';

/** The key in session storage; 'yes' once the visitor has paused a film. */
const KEY = 'films_paused';
const storage = safeStorage(() => sessionStorage);
const listeners = new Set<() => void>();

const subscribe = (listener: () => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};

/** Pauses all films of the session, or lets them play again. */
export function setFilmsPaused(paused: boolean): void {
  storage.set(KEY, paused ? 'yes' : '');
  for (const listener of listeners) listener();
}

/** Whether the visitor has paused a film during this session, and none may play by itself (WCAG 2.2.2). */
export const useFilmsPaused = (): boolean =>
  useSyncExternalStore(
    subscribe,
    () => storage.get(KEY) !== '',
    () => false,
  );
