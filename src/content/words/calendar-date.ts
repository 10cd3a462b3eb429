const months = [
  ...['January', 'February', 'March', 'April', 'May', 'June', 'July'],
  ...['August', 'September', 'October', 'November', 'December'],
];

/**
 * A date as content files write it (`March 4, 2026` or `4 March 2026`) as `2026-03-04`, for
 * `<time datetime>`, structured data and sorting; undefined for a day that no calendar has.
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

/** The day on which an article last changed, like `2026-03-04`; its dates are known to be days. */
export const lastChange = ({ date, updated }: { date: string; updated?: string | undefined }) =>
  isoDate(updated ?? date)!;

/**
 * The day that it is somewhere, as `2026-03-04`; it begins at midnight there.
 *
 * @param timeZone like `Africa/Johannesburg`
 */
export const dayIn = (timeZone: string, moment: Date): string =>
  // Sweden writes dates as ISO 8601 does.
  new Intl.DateTimeFormat('sv-SE', { timeZone, dateStyle: 'short' }).format(moment);

/** Midnight somewhere at the beginning of a day, as feeds write it: `2026-03-04T00:00:00+02:00`. */
export function startOfDay(timeZone: string, day: string): string {
  const parts = new Intl.DateTimeFormat('en', { timeZone, timeZoneName: 'longOffset' })
    .formatToParts(new Date(`${day}T00:00:00Z`))
    .find(({ type }) => type === 'timeZoneName');
  return `${day}T00:00:00${parts?.value.slice('GMT'.length) || '+00:00'}`;
}
