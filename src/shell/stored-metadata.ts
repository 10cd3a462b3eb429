import { useEffect, useMemo, useSyncExternalStore } from 'react';
import { safeStorage } from '../safe-storage.ts';
import type { LoadedPage } from '../pages/define-page.ts';
import type { PageMetadata } from '../seo/resolve-metadata.ts';

/*
 * Metadata in session storage: the first record of a path is stored for the session and precedes later ones, in
 * documents and navigations alike. Other metadata is not stored, because it would precede a later record.
 */

const storage = safeStorage(() => sessionStorage);

/** Contains the build, because another one's values may have another shape. */
const prefixOf = ({ buildId }: LoadedPage) => `page_seo@${buildId}:`;

/** Removes what other builds, or former names, have stored. */
function removeOthers(prefix: string): void {
  try {
    for (const key of Object.keys(sessionStorage))
      if (/^page_seo[@:]/.test(key) && !key.startsWith(prefix)) sessionStorage.removeItem(key);
  } catch {
    // Nothing is stored where the storage is blocked.
  }
}

/** The metadata to show for a page: what is stored for its path, else its own. Stores the page's record. */
export function useStoredMetadata(pathname: string, page: LoadedPage): PageMetadata {
  const prefix = prefixOf(page);
  const key = prefix + pathname;
  // Hydration needs the metadata that the server rendered.
  const stored = useSyncExternalStore(
    neverNotifies,
    () => storage.get(key),
    () => '',
  );
  const { metadata, hasSeoRecord } = page;
  useEffect(() => removeOthers(prefix), [prefix]);
  useEffect(() => {
    if (hasSeoRecord && !parseMetadata(storage.get(key)))
      storage.set(key, JSON.stringify(metadata));
  }, [key, metadata, hasSeoRecord]);
  return useMemo(() => parseMetadata(stored) ?? metadata, [stored, metadata]);
}

const neverNotifies = () => () => {};

const isText = (value: unknown) => typeof value === 'string';

/** The schema of stored metadata, by hand, because a library would add 14 kB to every page. */
const schema: Record<keyof PageMetadata, (value: unknown) => boolean> = {
  title: isText,
  description: isText,
  author: isText,
  imageUrl: isText,
  twitterSite: isText,
  canonical: (value) => value === null || isText(value),
  indexable: (value) => typeof value === 'boolean',
};

/** @returns null for a text that is not metadata */
function parseMetadata(text: string): PageMetadata | null {
  try {
    const value = (JSON.parse(text) ?? {}) as Record<string, unknown>;
    return Object.entries(schema).every(([name, isValid]) => isValid(value[name]))
      ? (value as unknown as PageMetadata)
      : null;
  } catch {
    return null;
  }
}
