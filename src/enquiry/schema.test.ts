import { describe, expect, it } from 'vitest';
import { blankFields } from '../../tests/support/enquiry.ts';
import {
  parseEnquiryRequest,
  enquiryRequestSchema,
  enquirySchema,
  fieldErrors,
  fieldSchema,
} from './schema.ts';
import { enquiryFields, honeypotField, type EnquiryField } from './fields.ts';

const good = {
  name: 'Thandi Mokoena',
  email: 'thandi@example.com',
  phone: '+44 20 7946 0123',
  company: 'Acme',
  message: 'We need a store before winter.',
};
const errorsOf = (changes: object) => fieldErrors(enquirySchema.safeParse({ ...good, ...changes }));

describe('the schema of an enquiry', () => {
  it.each([
    ['name', 'T', 'Name must be at least 2 characters.'],
    ['name', '  T  ', 'Name must be at least 2 characters.'],
    ['name', 'x'.repeat(101), 'Name can be at most 100 characters.'],
    ['email', '', 'Please enter a valid email address.'],
    ['email', 'thandi@example-.com', 'Please enter a valid email address.'],
    ['email', 'a@b.co\r\nBcc: c@d.co', 'Please enter a valid email address.'],
    ['email', `${'x'.repeat(250)}@b.co`, 'Email address can be at most 254 characters.'],
    ['phone', '12345', 'Please enter a valid phone number.'],
    ['phone', '1'.repeat(41), 'Phone number can be at most 40 characters.'],
    ['company', 'A', 'Company name must be at least 2 characters.'],
    ['company', 'x'.repeat(121), 'Company name can be at most 120 characters.'],
    ['message', 'Too short', 'Message must be at least 10 characters.'],
    ['message', 'x'.repeat(5001), 'Message can be at most 5000 characters.'],
    // Invisible characters: zero-width joiners, Hangul fillers, soft hyphens, Braille blanks, tags.
    ['name', '\u3164 \u115f\uffa0', 'Name must be at least 2 characters.'],
    ['name', 'T\u00ad\u00ad\ufe0f', 'Name must be at least 2 characters.'],
    ['name', '\u2800\u2800', 'Name must be at least 2 characters.'],
    ['name', '\u{e0041}\u{e0042}', 'Name must be at least 2 characters.'],
    ['phone', '\u200c'.repeat(6), 'Please enter a valid phone number.'],
    ['message', '\u200d '.repeat(12), 'Message must be at least 10 characters.'],
  ])('rejects %s %j with the only message %j', (field, value, message) => {
    expect(errorsOf({ [field]: value })).toEqual({ [field]: message });
  });

  it.each([
    {},
    { name: 'Al', phone: '123456', company: 'Ab', message: '1234567890' },
    { company: '   ' },
    { company: null },
  ])('accepts %j', (changes) => {
    expect(errorsOf(changes)).toEqual({});
  });

  it.each([{}, { name: 1, email: null, phone: ['0821234567'], message: {} }])(
    'reports each missing field and each field of the wrong type: %j',
    (body) => {
      const required = enquiryFields.filter((field) => !('optional' in field));
      expect(fieldErrors(enquirySchema.safeParse(body))).toEqual(
        Object.fromEntries(required.map(({ name, message }) => [name, message])),
      );
    },
  );

  it.each([
    ['name', 100],
    ['message', 5000],
  ])('does not read a %s of more than twice its length', (field, max) => {
    const padded = (length: number) => `Thandi Mokoena ${' '.repeat(length)}`.slice(0, length);
    expect(errorsOf({ [field]: padded(2 * max) })).toEqual({});
    expect(Object.values(errorsOf({ [field]: padded(2 * max + 1) }))).toEqual([
      expect.stringMatching(`can be at most ${max} characters.`),
    ]);
  });

  const marks = (count: number) => `Zo${'\u0316'.repeat(count)}`;

  it.each([
    ['name', ' Thandi\r\nBcc: everyone\u0000\u202e ', 'Thandi Bcc: everyone'],
    ['message', 'First line\r\nnext\u0007\rthird\tend \ud800', 'First line\nnext\nthird\tend'],
    ['name', marks(30), marks(30)],
    ['name', marks(31), marks(30)],
    ['name', 'Zoë 👩🏽‍💻 Müller', 'Zoë 👩🏽‍💻 Müller'],
    ['name', 'می‌خواهم', 'می‌خواهم'], // with a zero-width non-joiner between letters
    ['email', '\u200e\u202aann@exam\u00adple.com\u202c\u200f', 'ann@example.com'],
    ['phone', '\u2066+44 20 7946 0123\u2069\u200e', '+44 20 7946 0123'],
  ] as const)('cleans the %s %j: %j', (field, value, kept) => {
    expect(enquirySchema.parse({ ...good, [field]: value })[field]).toBe(kept);
  });
});

describe('a select', () => {
  const options = ['Below 500 000', '500 000 and more'];
  const budget: EnquiryField = { ...enquiryFields[0], minLength: 1, type: 'select', options };

  it.each([
    ['Below 500 000', false, undefined],
    ['1', false, budget.message],
    ['', false, budget.message],
    [undefined, false, budget.message],
    ['', true, undefined],
    ['1', true, budget.message],
  ])('with %j, optional: %s, says %j', (value, optional, message) => {
    const { error } = fieldSchema({ ...budget, optional }).safeParse(value);
    expect(error?.issues[0]?.message).toBe(message);
  });
});

describe('the body of POST /api/enquiries', () => {
  it('contains the payload, the idempotency key, the page and the honeypot', () => {
    const body = {
      ...good,
      formType: 'shopify-consultation',
      utmSource: 'news',
      referrer: 'https://example.org/',
      ...{ entryPage: '/', lastPage: '/shopify?gclid=1' },
      idempotencyKey: '5e0c6ad2-6fd4-4f1f-9c5c-0d3f4bb8e3f4',
      page: '/shopify',
      [honeypotField]: 'buy now',
    };
    expect(enquiryRequestSchema.parse({ ...body, unknown: 'dropped' })).toEqual({
      ...{ ...blankFields, ...body, marketing: false },
      ...{ utmMedium: '', utmCampaign: '', utmTerm: '', utmContent: '' },
    });
  });

  const stored = '/contact?utm_source=news';
  it.each([
    ['marketing', true, true],
    ['marketing', 'on', false],
    ['formType', 5, 'contact'],
    ['utmSource', { a: 1 }, ''],
    ['utmTerm', 'x'.repeat(9000), 'x'.repeat(255)],
    ['entryPage', '/contact?email=ann@example.com&utm_source=news', stored],
    ['referrer', `https://a.example${stored}&token=1`, `https://a.example${stored}`],
    ['idempotencyKey', 'no key!', ''],
    ['idempotencyKey', 'key.with.dots', ''],
    ['idempotencyKey', 'short', ''],
    ['idempotencyKey', '~a-content-key', ''],
    ['page', '//evil.example', ''],
    ['page', '/\\evil.example', ''],
    ['page', 'contact', ''],
    ['page', '/a?b', ''],
    ['page', '/a\nb', ''],
  ] as const)('takes of the hidden field %s, %j, only what is valid: %j', (field, value, kept) => {
    expect(enquiryRequestSchema.parse({ ...good, [field]: value })).toHaveProperty(field, kept);
  });

  it('ignores unknown fields', () => {
    const fields = {
      branch: 'Up to 250 000',
      callBack: true,
      days: [1, 2],
      long: 'x'.repeat(9_000),
    };
    expect(parseEnquiryRequest({ ...good, ...fields })).toEqual(parseEnquiryRequest(good));
  });

  it('returns the entered values with the messages', () => {
    const values = { ...good, name: ' T ' };
    const typed = { ...values, formType: 'consultation', utmSource: 'x' };
    const errors = { name: 'Name must be at least 2 characters.' };
    const form = { formType: 'consultation', values, errors };
    expect(parseEnquiryRequest(typed)).toEqual({ ok: false, form });
    expect(parseEnquiryRequest({ ...good, email: '', branch: 'Durban' })).toMatchObject({
      form: { values: { ...good, email: '' } },
    });
  });
});
