import type { MetadataSources } from './resolve-metadata.ts';

/** Where a field of a page's head comes from. */
export type MetadataSource = 'record' | 'page' | "root's record" | 'default';

/**
 * Which source a page's title or description is taken from, in the order of resolveMetadata.
 *
 * @param sources what the backend has of the path and of the root, and what the page says of itself
 */
export function sourceOf(
  field: 'title' | 'description',
  { exact, pageOwn, root }: Pick<MetadataSources, 'exact' | 'pageOwn' | 'root'>,
): MetadataSource {
  if (exact?.[field]) return 'record';
  if (pageOwn[field]) return 'page';
  return root?.[field] ? "root's record" : 'default';
}
