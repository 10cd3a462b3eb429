const months = [
  ...['January', 'February', 'March', 'April', 'May', 'June', 'July'],
  ...['August', 'September', 'October', 'November', 'December'],
];

/**
 * Converts a date of a content file (`March 4, 2026` or `4 March 2026`) to `2026-03-04`; undefined for an invalid
 * date.
 */
export function isoDate(text: string): string | undefined {
  const [, name = '', day = '', year = ''] =
    /^([A-Z][a-z]+) (\d{1,2}), ((?:19|20)\d{2})$/.exec(text) ??
    /^(?=\d+ ([A-Z][a-z]+))(\d{1,2}) [A-Za-z]+ ((?:19|20)\d{2})$/.exec(text) ??
    [];
  const month = months.indexOf(name) + 1;
  const date = new Date(Date.UTC(Number(year), month - 1, Number(day)));
  if (month === 0 || date.getUTCMonth() !== month - 1) return undefined;
  return date.toISOString().slice(0, 10);
}

/**
 * The day of a moment in a time zone, such as `2026-03-04` (Sweden's format).
 *
 * @param timeZone such as `Europe/Lisbon`
 * @param ms since 1970
 */
export const dayIn = (timeZone: string, ms: number): string =>
  new Intl.DateTimeFormat('sv-SE', { timeZone }).format(ms);

/** The day of an article's last change, such as `2026-03-04`. */
export const lastChange = ({ date, updated }: { date: string; updated?: string | undefined }) =>
  isoDate(updated ?? date)!;
