/*
 * Marks in the browser's own list of performance entries: how the script in the document and the modules
 * that come later know of each other.
 */

/** The app's scripts are there. */
export const SCRIPTS_MARK = 'scripts';

/** The first view is counted, or somebody who will count it is there. */
export const COUNTED_MARK = 'counted';

/** When something was marked, in ms since the document was asked for; null while it isn't. */
export const markedAt = (name: string): number | null =>
  performance.getEntriesByName(name)[0]?.startTime ?? null;
