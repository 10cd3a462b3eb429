import { fieldNames, type honeypotField } from './fields.ts';
import type { EnquiryPayload } from './payload.ts';
import type { FieldErrors } from './schema.ts';

export const enquiryEndpoint = '/api/enquiries';
const TIMEOUT_MS = 15_000;

/** The JSON body of POST /api/enquiries. */
type EnquiryBody = EnquiryPayload & {
  idempotencyKey: string;
  page: string;
} & Record<typeof honeypotField, string>;

/** 'invalid' has a message for at least one field; every other failure is 'failed'. */
type SendOutcome =
  { kind: 'sent' } | { kind: 'invalid'; errors: FieldErrors } | { kind: 'failed'; reason: unknown };

/** Posts an enquiry. Never throws: network errors, timeouts and refusals are outcomes. */
export async function sendEnquiry(body: EnquiryBody): Promise<SendOutcome> {
  try {
    const response = await fetch(enquiryEndpoint, {
      method: 'POST',
      headers: { 'content-type': 'application/json', accept: 'application/json' },
      body: JSON.stringify(body),
      signal: AbortSignal.timeout(TIMEOUT_MS),
    });
    if (response.ok) return { kind: 'sent' };
    const errors = response.status === 422 ? messagesIn(await response.json()) : {};
    if (Object.keys(errors).length > 0) return { kind: 'invalid', errors };
    return { kind: 'failed', reason: `the server answered ${response.status}` };
  } catch (reason) {
    return { kind: 'failed', reason };
  }
}

function messagesIn(answer: unknown): FieldErrors {
  const given = (answer as { errors?: Record<string, unknown> } | null)?.errors;
  const errors: FieldErrors = {};
  for (const name of fieldNames) {
    const message = given?.[name];
    if (typeof message === 'string') errors[name] = message;
  }
  return errors;
}
