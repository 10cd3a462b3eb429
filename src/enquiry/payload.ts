import { attributionNames, fieldNames, type FieldName, type PayloadName } from './fields.ts';
import type { Attribution } from './attribution.ts';

/** What `process-form-submission` receives: these fields and no others. '' means none. */
export type EnquiryPayload = Record<PayloadName, string>;

/** Picks the fields that the function receives; `marketing` and everything else stays behind. */
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

/** Begins the keys that the server makes. No client may send one, or its words could stand for another's. */
const CONTENT_PREFIX = '~';

/** A random key for one enquiry. `crypto.randomUUID` is missing on plain http, this is not. */
export function newIdempotencyKey(): string {
  return hex(crypto.getRandomValues(new Uint8Array(16)));
}

/**
 * The key of an enquiry that came without one (a scriptless form: its page is cached and shared,
 * so it cannot carry a key). The same words from the same form within the hour give the same key,
 * so that a double click is one enquiry.
 *
 * @param now in ms since 1970
 */
export async function contentKey(payload: EnquiryPayload, now: number): Promise<string> {
  const values = fieldNames.map((name) => payload[name]);
  const words = [...values, payload.formType, Math.floor(now / HOUR)];
  const bytes = new TextEncoder().encode(JSON.stringify(words));
  return CONTENT_PREFIX + hex(new Uint8Array(await crypto.subtle.digest('SHA-256', bytes)));
}

const hex = (bytes: Uint8Array): string =>
  Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
