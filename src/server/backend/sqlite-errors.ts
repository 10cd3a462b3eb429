/** Result codes, https://www.sqlite.org/rescode.html; the lowest byte of the extended ones. */
const SQLITE = {
  busy: 5,
  readOnly: 8,
  ioError: 10,
  corrupt: 11,
  full: 13,
  cantOpen: 14,
  notADatabase: 26,
};

/** The code of a damaged database. */
export const DAMAGED = SQLITE.corrupt;

const codeOf = (error: unknown): number => ((error as { errcode?: number }).errcode ?? 0) & 0xff;

/** Another process or connection writes. */
export const isBusy = (error: unknown): boolean => codeOf(error) === SQLITE.busy;

/**
 * What to do about an error of SQLite, as a sentence; '' where its message has to be enough. Only a
 * damaged file, or one that is no database, is to be moved away: it holds the enquiries.
 */
export function remedyOf(error: unknown): string {
  const code = codeOf(error);
  if (code === SQLITE.busy) return 'Another process writes to it: end that one, or start again.';
  if ([SQLITE.readOnly, SQLITE.ioError, SQLITE.full, SQLITE.cantOpen].includes(code))
    return 'See to it that its disk has room and that its folder can be written to.';
  if (code === SQLITE.corrupt || code === SQLITE.notADatabase)
    return 'Move it away to begin with an empty one, or restore a backup.';
  return '';
}
