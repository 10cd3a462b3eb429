import { describe, expect, it } from 'vitest';
import { attributionWithoutScript } from './attribution.ts';
import { fieldNames } from './fields.ts';
import { formPages, redirectTarget } from './form-type.ts';
import { contentKey, newIdempotencyKey, toPayload } from './payload.ts';
import { enquiryRequestSchema } from './schema.ts';

const request = enquiryRequestSchema.parse({
  name: 'Thandi',
  email: 'thandi@example.com',
  phone: '0821234567',
  message: 'We need a store.',
  marketing: true,
  formType: 'contact',
  gridMark: 'x',
  page: '/contact',
});
const payload = toPayload(request, request, request.formType);

it('has exactly the fields of the function, and the given attribution', () => {
  const background =
    'formType utmSource utmMedium utmCampaign utmTerm utmContent referrer entryPage lastPage';
  expect(Object.keys(payload)).toEqual([...fieldNames, ...background.split(' ')]);
  const attribution = attributionWithoutScript('https://northveld.example/contact');
  expect(toPayload(request, attribution, 'consultation')).toMatchObject({
    name: 'Thandi',
    company: '',
    formType: 'consultation',
    lastPage: '/contact',
  });
});

it.each([
  ...[...formPages.keys()].map((type) => [type, type === 'contact' ? 'contact' : 'consultation']),
  ['Free CONSULTATION', 'consultation'],
  ['anything', 'contact'],
])('the form %s leads to a thank-you page of the type %s', (formType, type) => {
  expect(redirectTarget(formType)).toBe(`/thank-you?type=${type}`);
});

describe('idempotency keys', () => {
  const noon = Date.UTC(2026, 0, 1, 12);

  it('are random in the browser', () => {
    const keys = [newIdempotencyKey(), newIdempotencyKey()];
    expect(keys[0]).toMatch(/^[0-9a-f]{32}$/);
    expect(keys[0]).not.toBe(keys[1]);
  });

  it('are equal for equal values within an hour, regardless of attribution', async () => {
    const key = await contentKey(payload, noon);
    expect(key).toMatch(/^~[0-9a-f]{64}$/);
    expect(await contentKey({ ...payload, utmSource: 'ad' }, noon + 59 * 60_000)).toBe(key);
  });

  it('differ for other values, another form and another hour', async () => {
    const keys = await Promise.all([
      contentKey(payload, noon),
      contentKey({ ...payload, message: 'We need two stores.' }, noon),
      contentKey({ ...payload, formType: 'consultation' }, noon),
      contentKey(payload, noon + 3_600_000),
    ]);
    expect(new Set(keys).size).toBe(4);
  });
});
