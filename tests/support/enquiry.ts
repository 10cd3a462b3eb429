import { formTypeOf } from '../../src/content/navigation/form-types.ts';
import { services } from '../../src/content/navigation/services.ts';
import { fieldNames, type FieldName } from '../../src/enquiry/fields.ts';
import type { EnquiryPayload } from '../../src/enquiry/payload.ts';

/** All fields of the form, also added ones, empty. */
export const blankFields = Object.fromEntries(fieldNames.map((name) => [name, ''])) as Record<
  FieldName,
  string
>;

/** A payload for the backend, with the test's values. */
export const enquiryPayload = (values: Partial<EnquiryPayload> = {}): EnquiryPayload => ({
  ...blankFields,
  name: 'Thandi Mokoena',
  email: 'thandi@example.com',
  phone: '+44 20 7946 0101',
  company: 'Mokoena Logistics',
  message: 'We plan routes for 40 lorries by hand.',
  formType: formTypeOf(services[0]!),
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

/** The body of POST /api/enquiries, with the test's idempotency key. */
export const enquiryRequest = (idempotencyKey: string) => ({
  ...enquiryPayload(),
  idempotencyKey,
});

/** Posts an enquiry like the hydrated form. */
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
