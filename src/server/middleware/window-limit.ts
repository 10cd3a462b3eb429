/**
 * A limit of events over fixed windows.
 *
 * @param spanMs the length of a window
 * @returns counts an event, and tells whether it is within the limit
 */
export function windowLimit(limit: number, spanMs: number): () => boolean {
  let since = -Infinity;
  let count = 0;
  return () => {
    if (performance.now() - since >= spanMs) {
      since = performance.now();
      count = 0;
    }
    count += 1;
    return count <= limit;
  };
}
