import {
  FunctionsFetchError,
  FunctionsHttpError,
  FunctionsRelayError,
} from '@supabase/supabase-js';
import type { EnquiryPayload } from '../../enquiry/payload.ts';
import type { BackendClient } from './database.ts';

/** The backend didn't take an enquiry: what went wrong, for the log. */
export class EnquiryRejectedError extends Error {
  override name = 'EnquiryRejectedError';
  /** `refused`: it answered with an error. `unreachable`: no answer. `timeout`: none in time. */
  readonly reason: 'refused' | 'unreachable' | 'timeout';
  /** The answer's status, when there was one. */
  readonly status: number | undefined;

  constructor(
    reason: EnquiryRejectedError['reason'],
    detail: string,
    options: { status?: number; cause?: unknown } = {},
  ) {
    super(`The enquiry was not taken (${reason}): ${detail}`, { cause: options.cause });
    this.reason = reason;
    this.status = options.status;
  }
}

/**
 * Hands one enquiry to the function `process-form-submission` (SPEC.md 7). The same key again
 * makes no second enquiry.
 *
 * @throws EnquiryRejectedError when the function refuses it, is away, or takes too long.
 */
export async function submitEnquiry(
  client: BackendClient,
  payload: EnquiryPayload,
  idempotencyKey: string,
  { timeoutMs }: { timeoutMs: number },
): Promise<void> {
  const outcome = await client.functions.invoke<{ ok: true }>('process-form-submission', {
    body: payload,
    headers: { 'Idempotency-Key': idempotencyKey },
    timeout: timeoutMs,
  });
  // Its type is `any`.
  const error = outcome.error as unknown;
  if (error) throw await rejection(error, timeoutMs);
}

async function rejection(error: unknown, timeoutMs: number): Promise<EnquiryRejectedError> {
  if (error instanceof FunctionsHttpError || error instanceof FunctionsRelayError) {
    const response = error.context as Response;
    const body = await readBody(response, timeoutMs);
    return new EnquiryRejectedError('refused', `${response.status} ${body.slice(0, 500)}`.trim(), {
      status: response.status,
      cause: error,
    });
  }
  const cause = error instanceof FunctionsFetchError ? (error.context as unknown) : error;
  const { name, message } = cause instanceof Error ? cause : new Error(String(cause));
  return name === 'AbortError' || name === 'TimeoutError'
    ? new EnquiryRejectedError('timeout', 'no answer in time', { cause })
    : new EnquiryRejectedError('unreachable', message, { cause });
}

/** Unread, a body holds its connection open; one that never ends is given up. */
async function readBody(response: Response, timeoutMs: number): Promise<string> {
  const reader = response.body?.pipeThrough(new TextDecoderStream()).getReader();
  if (!reader) return '';
  const timer = setTimeout(() => void reader.cancel().catch(() => {}), timeoutMs);
  let text = '';
  try {
    for (;;) {
      const { done, value } = await reader.read();
      if (done) return text;
      if (text.length < 500) text += value;
    }
  } catch {
    return text;
  } finally {
    clearTimeout(timer);
  }
}
