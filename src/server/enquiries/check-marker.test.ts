import { expect, it } from 'vitest';
import { checkFields, checkKeyOf, checkWays, signCheck, wayOf } from './check-marker.ts';

const secret = `whsec_${Buffer.alloc(32, 7).toString('base64')}`;
const other = `whsec_${Buffer.alloc(32, 8).toString('base64')}`;
const now = new Date();
const later = (seconds: number) => new Date(now.getTime() + seconds * 1_000);

it.each(checkWays)('gives every check by %s another key, which tells its way', (way) => {
  const keys = [1, 2].map(() =>
    checkKeyOf(secret, signCheck(secret, way, checkFields, now), way, checkFields, now),
  );
  expect(new Set(keys).size).toBe(2);
  expect(keys[0]).toMatch(/^~check:\w+:[0-9a-f]{32}$/);
  expect(wayOf(keys[0]!)).toBe(way);
});

it('takes a marker whose clock is a minute apart at most', () => {
  const marker = signCheck(secret, 'script', checkFields, now);
  for (const seconds of [-59, 59])
    expect(checkKeyOf(secret, marker, 'script', checkFields, later(seconds))).toBeDefined();
  for (const seconds of [-62, 62])
    expect(checkKeyOf(secret, marker, 'script', checkFields, later(seconds))).toBeUndefined();
});

it.each([
  ['with another secret', signCheck(other, 'script', checkFields, now)],
  ['for the other way', signCheck(secret, 'form', checkFields, now)],
  ['for another text', signCheck(secret, 'script', { ...checkFields, message: 'Buy this' }, now)],
  ['of another time', signCheck(secret, 'script', checkFields, now).replace(/ \d+ /, ' 1 ')],
  ['of another id', signCheck(secret, 'script', checkFields, now).replace(/^\w{4}/, '0000')],
  ['without a signature', `${'a'.repeat(32)} ${Math.floor(now.getTime() / 1_000)}`],
  ['of no number', `${'a'.repeat(32)} NaN v1,x`],
  ['that is empty', ''],
  ['that is long', 'x'.repeat(10_000)],
])('refuses a marker %s', (_, marker) => {
  expect(checkKeyOf(secret, marker, 'script', checkFields, now)).toBeUndefined();
});
