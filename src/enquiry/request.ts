import type { FormFailure } from './form-failure.ts';
import { fieldNames } from './fields.ts';
import { enquiryRequestSchema, fieldErrors, type EnquiryRequest } from './schema.ts';

export type ParsedRequest =
  { ok: true; request: EnquiryRequest } | { ok: false; failure: FormFailure };

/**
 * Checks the parsed body of POST /api/enquiries, whatever it is. A refused one comes back as the
 * failure to show: `failure.errors` is the JSON answer, the whole of it fills the scriptless page.
 */
export function parseEnquiryRequest(body: unknown): ParsedRequest {
  const result = enquiryRequestSchema.safeParse(asRecord(body));
  if (result.success) return { ok: true, request: result.data };
  return { ok: false, failure: { ...typed(body), errors: fieldErrors(result) } };
}

/** What the visitor typed, unchanged, so that a page shown again loses nothing. Takes any body. */
export function typed(body: unknown): Pick<FormFailure, 'formType' | 'values'> {
  const record = asRecord(body);
  const values: FormFailure['values'] = {};
  for (const name of fieldNames) {
    const value = record[name];
    if (typeof value === 'string') values[name] = value;
  }
  return { formType: typeof record.formType === 'string' ? record.formType : 'contact', values };
}

function asRecord(body: unknown): Record<string, unknown> {
  return typeof body === 'object' && body !== null && !Array.isArray(body)
    ? (body as Record<string, unknown>)
    : {};
}
