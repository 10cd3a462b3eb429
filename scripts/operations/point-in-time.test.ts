import { expect, it } from 'vitest';
import { pointInTime, timeBefore } from './point-in-time.ts';

const now = new Date('2026-03-31T10:00:00.000Z');

it.each([
  ['90d', '2025-12-31T10:00:00.000Z'],
  ['2w', '2026-03-17T10:00:00.000Z'],
  ['24m', '2024-03-31T10:00:00.000Z'],
  ['1m', '2026-02-28T10:00:00.000Z'],
  ['2y', '2024-03-31T10:00:00.000Z'],
  ['2026-01-02', '2026-01-02T00:00:00.000Z'],
])('reads the age or day %s', (text, time) => {
  expect(pointInTime(now, text).toISOString()).toBe(time);
});

it.each(['', '24', '0d', '-3m', '24M', 'yesterday'])('rejects %j as an age', (age) => {
  expect(() => timeBefore(now, age)).toThrow(`Found "${age}", expected an age like 90d`);
});

it.each(['2026-02-31', '2026-2-1', '2026', 'soon'])('rejects %j as a point in time', (text) => {
  expect(() => pointInTime(now, text)).toThrow(`Found "${text}", expected a day like`);
});
