import type { EnquiryPayload } from './payload.ts';

const HOUR = 3_600_000;

/** A random key (UUID v4) for one enquiry. `crypto.randomUUID` is missing on plain http, this is not. */
export function newIdempotencyKey(): string {
  return toUuid(crypto.getRandomValues(new Uint8Array(16)), 0x40);
}

/**
 * The key of an enquiry that came without one (a scriptless form: its page is cached and shared,
 * so it cannot carry a key). The same words from the same form within the hour give the same key
 * (a UUID v8), so that a double click is one enquiry.
 */
export async function contentKey(payload: EnquiryPayload, now: number): Promise<string> {
  const { name, email, phone, company, message, formType } = payload;
  const words = [name, email, phone, company, message, formType, Math.floor(now / HOUR)];
  const bytes = new TextEncoder().encode(JSON.stringify(words));
  return toUuid(new Uint8Array(await crypto.subtle.digest('SHA-256', bytes)).slice(0, 16), 0x80);
}

function toUuid(bytes: Uint8Array, version: number): string {
  bytes[6] = (bytes[6]! & 0x0f) | version;
  bytes[8] = (bytes[8]! & 0x3f) | 0x80;
  const hex = Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
  return hex.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5');
}
