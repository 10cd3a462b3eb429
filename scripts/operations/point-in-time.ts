const AGE = /^(\d{1,4})([dwmy])$/;
const DAYS: Record<string, number> = { d: 1, w: 7 };
const MONTHS: Record<string, number> = { m: 1, y: 12 };
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
  const time = new Date(now);
  time.setUTCDate(time.getUTCDate() - Number(number) * (DAYS[unit!] ?? 0));
  const day = time.getUTCDate();
  time.setUTCMonth(time.getUTCMonth() - Number(number) * (MONTHS[unit!] ?? 0));
  // A month before 31 March is the end of February.
  if (time.getUTCDate() !== day) time.setUTCDate(0);
  return time;
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
