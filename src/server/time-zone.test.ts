import { expect, it } from 'vitest';
import { dayIn, startOfDay } from './time-zone.ts';

it.each([
  ['Africa/Maputo', '2026-03-05'],
  ['UTC', '2026-03-04'],
])('the day of a moment in %s is %s', (timeZone, day) => {
  expect(dayIn(timeZone, Date.parse('2026-03-04T22:30:00Z'))).toBe(day);
});

it.each([
  ['Africa/Maputo', '2026-03-05', '2026-03-05T00:00:00+02:00'],
  // Clocks change at two o'clock on this day.
  ['Australia/Sydney', '2026-10-04', '2026-10-04T00:00:00+10:00'],
  // This day begins at one o'clock.
  ['America/Santiago', '2026-09-06', '2026-09-06T01:00:00-03:00'],
])('in %s, %s begins at %s', (timeZone, day, moment) => {
  expect(startOfDay(timeZone, day)).toBe(moment);
});
