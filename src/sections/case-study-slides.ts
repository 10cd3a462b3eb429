/** The position after a move in a list of `count`: past the last comes the first, and the other way round. */
export function wrap(position: number, count: number): number {
  return count > 0 ? ((position % count) + count) % count : 0;
}
