/** What a visit needs of a storage. */
export interface KeyValueStore {
  get(key: string): string;
  set(key: string, value: string): void;
}

/**
 * A storage that never throws. It may be blocked (reading `window.localStorage` throws), full
 * (writing throws) or missing; what it does not take is kept in memory for this page's life.
 * @param open gives the storage, as late as possible; may throw.
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
