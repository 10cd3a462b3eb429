import { fieldNames, type FieldName } from '../../src/enquiry/fields.ts';
import type { EnquiryPayload } from '../../src/enquiry/payload.ts';

/** Every field of the form, empty: those that an owner adds too. */
export const blankFields = Object.fromEntries(fieldNames.map((name) => [name, ''])) as Record<
  FieldName,
  string
>;

/** What the backend is given to keep, with the values of the test's own. */
export const enquiryPayload = (values: Partial<EnquiryPayload> = {}): EnquiryPayload => ({
  ...blankFields,
  name: 'Thandi Mokoena',
  email: 'thandi@example.com',
  phone: '+27 82 555 0101',
  company: 'Mokoena Logistics',
  message: 'We plan routes for 40 lorries by hand.',
  formType: 'shopify-consultation',
  utmSource: 'google',
  utmMedium: 'cpc',
  utmCampaign: 'spring',
  utmTerm: '',
  utmContent: '',
  referrer: 'https://example.com/shopify',
  entryPage: '/shopify',
  lastPage: '/contact',
  ...values,
});

/** What a browser posts to /api/enquiries, with an idempotency key of the test's own. */
export const enquiryRequest = (idempotencyKey: string) => ({
  ...blankFields,
  name: 'Thandi Nkosi',
  email: 'thandi@example.com',
  phone: '+27 82 555 0101',
  company: '',
  message: 'We need a shop before the season begins.',
  formType: 'contact',
  utmSource: '',
  utmMedium: '',
  utmCampaign: '',
  utmTerm: '',
  utmContent: '',
  referrer: '',
  entryPage: '/',
  lastPage: '/contact',
  idempotencyKey,
});

/** Posts it as the hydrated form does. */
export const postEnquiry = (
  origin: string,
  idempotencyKey: string,
  headers: Record<string, string> = {},
): Promise<Response> =>
  fetch(`${origin}/api/enquiries`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', ...headers },
    body: JSON.stringify(enquiryRequest(idempotencyKey)),
  });
