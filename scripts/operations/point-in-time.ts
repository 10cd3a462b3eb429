import { Temporal } from 'temporal-polyfill';

const AGE = /^(\d{1,4})([dwmy])$/;
const UNITS: Record<string, string> = { d: 'days', w: 'weeks', m: 'months', y: 'years' };
const DAY = /^\d{4}-\d\d-\d\d$/;

/**
 * The time before `now` by an age: `90d`, `6w`, `24m` (months), `2y`.
 *
 * @throws Error that names what was found and what is expected.
 */
export function timeBefore(now: Date, age: string): Date {
  const [, number, unit] = AGE.exec(age) ?? [];
  if (!number || Number(number) === 0)
    throw new Error(`Found "${age}", expected an age like 90d, 6w, 24m (months) or 2y.`);
  const time = Temporal.Instant.fromEpochMilliseconds(now.getTime()).toZonedDateTimeISO('UTC');
  return new Date(time.subtract({ [UNITS[unit!]!]: Number(number) }).epochMilliseconds);
}

/**
 * A day (`2026-09-01`, its beginning in UTC) or an age (as in timeBefore).
 *
 * @throws Error that names what was found and what is expected.
 */
export function pointInTime(now: Date, text: string): Date {
  const day = new Date(`${text}T00:00:00Z`);
  // JavaScript turns 31 February into 3 March.
  if (DAY.test(text) && !Number.isNaN(day.getTime()) && day.toISOString().startsWith(text))
    return day;
  if (AGE.test(text)) return timeBefore(now, text);
  throw new Error(`Found "${text}", expected a day like 2026-09-01 or an age like 30d or 6m.`);
}
