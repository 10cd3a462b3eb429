import type { Attribution } from '../../enquiry/attribution.ts';
import { enquiryFields, type EnquiryField, type honeypotField } from '../../enquiry/fields.ts';
import type { EnquiryPayload } from '../../enquiry/payload.ts';
import type { FieldErrors } from '../../enquiry/schema.ts';

export const enquiryEndpoint = '/api/enquiries';
const TIMEOUT_MS = 15_000;

/** The JSON body of POST /api/enquiries. */
type EnquiryBody = EnquiryPayload & {
  idempotencyKey: string;
  page: string;
  elapsedMs: number | undefined;
} & Record<typeof honeypotField, string>;

/**
 * 'invalid' has messages for fields that the visitor can correct; 'outdated' was refused for a field that this form
 * lacks; every other failure is 'failed'.
 */
type SendOutcome =
  | { kind: 'sent' }
  | { kind: 'invalid'; errors: FieldErrors }
  | { kind: 'outdated' }
  | { kind: 'failed'; reason: unknown };

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
    if (response.status === 422) return refusal(await response.json());
    return { kind: 'failed', reason: `the server answered ${response.status}` };
  } catch (reason) {
    return { kind: 'failed', reason };
  }
}

/** The outcome of a 422, by the rules of the server's release. */
function refusal(body: unknown): SendOutcome {
  const errors = Object.entries(
    (body as { errors?: Record<string, unknown> } | null)?.errors ?? {},
  );
  return errors.length > 0 &&
    errors.every(([name, text]) => isCorrectable(name) && typeof text === 'string')
    ? { kind: 'invalid', errors: Object.fromEntries(errors) }
    : { kind: 'outdated' };
}

/** A select offers the choices of the form's own release only. */
function isCorrectable(name: string): boolean {
  const field = (enquiryFields as readonly EnquiryField[]).find((it) => it.name === name);
  return field !== undefined && field.type !== 'select';
}

/** Milliseconds since the page's load; undefined after a reload, which may restore what was typed before. */
export function elapsedSinceLoad(): number | undefined {
  const [navigation] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  return navigation?.type === 'navigate' ? Math.round(performance.now()) : undefined;
}

/** Posts the form as the browser does without script, but with the attribution. */
export function postAsHtml(form: HTMLFormElement, attribution: Attribution): void {
  for (const [name, value] of Object.entries(attribution))
    form.append(Object.assign(document.createElement('input'), { type: 'hidden', name, value }));
  form.submit();
}
