import { expect, it } from 'vitest';
import { enquirySchema } from '../../enquiry/schema.ts';
import { fieldNames } from '../../enquiry/fields.ts';
import { checkFields, checkKeyOf, checkWays, signCheck, wayOf } from './check-marker.ts';

const secret = `whsec_${Buffer.alloc(32, 7).toString('base64')}`;
const other = `whsec_${Buffer.alloc(32, 8).toString('base64')}`;
const now = new Date();
const later = (seconds: number) => new Date(now.getTime() + seconds * 1_000);

it.each(checkWays)('gives a check by %s a key that tells its way', (way) => {
  const key = checkKeyOf(secret, signCheck(secret, way, checkFields, now), way, checkFields, now);
  expect(key).toMatch(/^~check:\w+:[0-9a-f]{32}$/);
  expect(wayOf(key!)).toBe(way);
});

it('gives every check another key', () => {
  const keys = [1, 2].map(() =>
    checkKeyOf(secret, signCheck(secret, 'form', checkFields, now), 'form', checkFields, now),
  );
  expect(new Set(keys).size).toBe(2);
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

it('fills in valid values, which the schema does not change', () => {
  const { marketing: _, ...values } = enquirySchema.parse(checkFields);
  expect(values).toEqual(checkFields);
  expect(Object.keys(checkFields)).toEqual([...fieldNames]);
});

it('is no key that a client may choose', () => {
  expect(wayOf('key-00000001')).toBeUndefined();
  expect(wayOf('~1234567890abcdef')).toBeUndefined();
});
