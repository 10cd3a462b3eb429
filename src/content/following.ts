/** The `count` records after this one, from the start again after the last, never itself. */
export function following<T>(records: readonly T[], record: T, count: number): T[] {
  const at = records.indexOf(record);
  return [...records.slice(at + 1), ...records.slice(0, at)].slice(0, count);
}
