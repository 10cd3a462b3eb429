import { attributionNames, fieldNames, type FieldName, type PayloadName } from './fields.ts';
import type { Attribution } from './attribution.ts';

/** The body of a call of `process-form-submission`. An empty field is ''. */
export type EnquiryPayload = Record<PayloadName, string>;

/** Selects the payload's fields; `marketing` and other values are not sent. */
export function toPayload(
  values: Record<FieldName, string>,
  attribution: Attribution,
  formType: string,
): EnquiryPayload {
  return { ...pick(values, fieldNames), formType, ...pick(attribution, attributionNames) };
}

function pick<Name extends string>(values: Record<Name, string>, names: readonly Name[]) {
  return Object.fromEntries(names.map((name) => [name, values[name]])) as Record<Name, string>;
}

const HOUR = 3_600_000;

/** Prefix of the server's own keys. The schema rejects it in a client's key, so that nobody can send another's. */
const CONTENT_PREFIX = '~';

/** A random key for one enquiry. Not `crypto.randomUUID`, which is missing on plain http. */
export function newIdempotencyKey(): string {
  return hex(crypto.getRandomValues(new Uint8Array(16)));
}

/**
 * The key of an enquiry without one: a form posted without script, whose cached page is the same for all
 * visitors. Equal values from the same form within the hour have equal keys, so that a double click is stored
 * once.
 *
 * @param now in ms since 1970
 */
export async function contentKey(payload: EnquiryPayload, now: number): Promise<string> {
  const values = fieldNames.map((name) => payload[name]);
  const parts = [...values, payload.formType, Math.floor(now / HOUR)];
  const bytes = new TextEncoder().encode(JSON.stringify(parts));
  return CONTENT_PREFIX + hex(new Uint8Array(await crypto.subtle.digest('SHA-256', bytes)));
}

const hex = (bytes: Uint8Array): string =>
  Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
