import { expect, it } from 'vitest';
import { enquiryPayload } from '../../tests/support/enquiry.ts';
import { contentKey, newIdempotencyKey, toPayload } from './payload.ts';

const payload = enquiryPayload();

it('a payload has only the function’s fields', () => {
  const values = { ...payload, lastPage: '/other', marketing: true, gridMark: 'x' };
  expect(toPayload(values, payload, payload.formType)).toEqual(payload);
});

it('has a random key in the browser', () => {
  const keys = [newIdempotencyKey(), newIdempotencyKey()];
  expect(keys[0]).toMatch(/^[0-9a-f]{32}$/);
  expect(keys[0]).not.toBe(keys[1]);
});

const noon = Date.UTC(2026, 0, 1, 12);

it('has one key for equal values within an hour, regardless of attribution', async () => {
  const key = await contentKey(payload, noon);
  expect(key).toMatch(/^~[0-9a-f]{64}$/);
  expect(await contentKey({ ...payload, utmSource: 'ad' }, noon + 59 * 60_000)).toBe(key);
});

it.each([
  ['other values', { message: 'We need two stores.' }, noon],
  ['another form', { formType: 'consultation' }, noon],
  ['another hour', {}, noon + 3_600_000],
])('has another key for %s', async (_, values, now) => {
  const key = await contentKey(payload, noon);
  expect(await contentKey({ ...payload, ...values }, now)).not.toBe(key);
});
