/**
 * Lets so much through in each span of time, counted from the first of it.
 *
 * @param limit how often
 * @param spanMs in ms
 * @param now a clock that never steps back, in ms
 * @returns whether this one goes through
 */
export function atMost(
  limit: number,
  spanMs: number,
  now: () => number = () => performance.now(),
): () => boolean {
  let since = -Infinity;
  let count = 0;
  return () => {
    if (now() - since >= spanMs) {
      since = now();
      count = 0;
    }
    count += 1;
    return count <= limit;
  };
}
