/** The part of a storage that the site uses. */
export interface KeyValueStore {
  get(key: string): string;
  set(key: string, value: string): void;
}

/**
 * A storage that never throws. A browser's storage may be blocked (reading `window.localStorage` throws), full
 * (writing throws) or missing; the values it refuses stay in memory until the page is left.
 *
 * @param open returns the storage on each access; may throw
 */
export function safeStorage(open: () => Storage): KeyValueStore {
  const refused = new Map<string, string>();
  return {
    get(key) {
      const kept = refused.get(key);
      if (kept !== undefined) return kept;
      try {
        return open().getItem(key) ?? '';
      } catch {
        return '';
      }
    },
    set(key, value) {
      try {
        if (value) open().setItem(key, value);
        else open().removeItem(key);
        refused.delete(key);
      } catch {
        refused.set(key, value);
      }
    },
  };
}
