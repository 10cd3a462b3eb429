import { Temporal } from 'temporal-polyfill';

/**
 * The day of a moment in a time zone, such as `2026-03-04`.
 *
 * @param timeZone such as `Europe/Lisbon`
 * @param ms since 1970
 */
export const dayIn = (timeZone: string, ms: number): string =>
  Temporal.Instant.fromEpochMilliseconds(ms).toZonedDateTimeISO(timeZone).toPlainDate().toString();

/** The start of a day in a time zone, as ISO 8601: `2026-03-04T00:00:00+02:00`. */
export const startOfDay = (timeZone: string, day: string): string =>
  Temporal.PlainDate.from(day).toZonedDateTime(timeZone).toString({ timeZoneName: 'never' });
