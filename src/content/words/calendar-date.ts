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
    /^([A-Z][a-z]+) (\d{1,2}), (\d{4})$/.exec(text) ??
    /^(?=\d+ ([A-Z][a-z]+))(\d{1,2}) [A-Za-z]+ (\d{4})$/.exec(text) ??
    [];
  const month = months.indexOf(name) + 1;
  const date = new Date(Date.UTC(Number(year), month - 1, Number(day)));
  if (month === 0 || date.getUTCMonth() !== month - 1) return undefined;
  return date.toISOString().slice(0, 10);
}

/** The day of an article's last change, such as `2026-03-04`. */
export const lastChange = ({ date, updated }: { date: string; updated?: string | undefined }) =>
  isoDate(updated ?? date)!;

/**
 * The day of a moment in a time zone, such as `2026-03-04`.
 *
 * @param timeZone such as `Africa/Johannesburg`
 */
export const dayIn = (timeZone: string, moment: Date): string =>
  // The Swedish locale writes dates in the format of ISO 8601.
  new Intl.DateTimeFormat('sv-SE', { timeZone, dateStyle: 'short' }).format(moment);

/** The start of a day in a time zone, as ISO 8601: `2026-03-04T00:00:00+02:00`. */
export function startOfDay(timeZone: string, day: string): string {
  const parts = new Intl.DateTimeFormat('en', { timeZone, timeZoneName: 'longOffset' })
    .formatToParts(new Date(`${day}T00:00:00Z`))
    .find(({ type }) => type === 'timeZoneName');
  return `${day}T00:00:00${parts?.value.slice('GMT'.length) || '+00:00'}`;
}
