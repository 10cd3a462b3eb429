import {
  FunctionsFetchError,
  FunctionsHttpError,
  FunctionsRelayError,
} from '@supabase/supabase-js';
import { parsePageSeo, type PageSeo } from '../../seo/page-seo.ts';
import { EnquiryNotStoredError, type Backend } from './backend.ts';
import { createProjectClient } from './supabase-client.ts';
import { ENQUIRY_FUNCTION, enquiryProblems, readProblem } from './supabase-problems.ts';

/** PostgREST's word for a single row that isn't there. */
const NO_ROW = 'PGRST116';

/** How long a visitor who sends an enquiry waits for the project, in milliseconds. */
const ENQUIRY_TIMEOUT_MS = 10_000;

export interface SupabaseOptions {
  url: string;
  /** The public one: row-level security holds for everything that the site asks. */
  anonKey: string;
  enquiryTimeoutMs?: number;
}

/** A Supabase project as the backend: its table page_seo and its function for enquiries. */
export function openSupabase(options: SupabaseOptions): Backend {
  const { url, anonKey, enquiryTimeoutMs = ENQUIRY_TIMEOUT_MS } = options;
  const client = createProjectClient(url, anonKey);

  return {
    kind: 'supabase',
    description: `Supabase project ${new URL(url).origin}; enquiries go to its function ${ENQUIRY_FUNCTION} and its table enquiries`,
    async readPageSeo(path, signal) {
      const { data, error, status } = await client
        .from('page_seo')
        .select('*')
        .eq('path', path)
        // The client's own retries would take seven seconds.
        .retry(false)
        .abortSignal(signal)
        .single();
      if (error?.code === NO_ROW) return null;
      if (error) throw new Error(readProblem(error, status));
      return checked(data);
    },
    async listPageSeo(signal) {
      const { data, error, status } = await client
        .from('page_seo')
        .select('*')
        .order('path')
        .retry(false)
        .abortSignal(signal);
      if (error) throw new Error(readProblem(error, status));
      return data.map(checked);
    },
    async storeEnquiry(payload, idempotencyKey) {
      const outcome = await client.functions.invoke<unknown>(ENQUIRY_FUNCTION, {
        body: payload,
        headers: { 'Idempotency-Key': idempotencyKey },
        // Unlike the client's own `timeout`, it ends the reading of a refusal too.
        signal: AbortSignal.timeout(enquiryTimeoutMs),
      });
      // Its type is `any`.
      const error = outcome.error as unknown;
      if (error) throw await rejection(error);
      if (!isStored(outcome.data))
        throw new EnquiryNotStoredError(
          'refused',
          `what answered isn't the function ${ENQUIRY_FUNCTION}: a success without "ok": true`,
          { status: 200 },
        );
    },
    enquiryProblems: () => enquiryProblems(client, enquiryTimeoutMs),
    close: async () => {},
  };
}

/** The function's own word. A gateway or a maintenance page may answer 200 too, and keeps nothing. */
const isStored = (answer: unknown): boolean =>
  typeof answer === 'object' && answer !== null && (answer as { ok?: unknown }).ok === true;

function checked(row: unknown): PageSeo {
  const record = parsePageSeo(row);
  if (!record) throw new Error('The row has another shape than page_seo');
  return record;
}

async function rejection(error: unknown): Promise<EnquiryNotStoredError> {
  if (error instanceof FunctionsHttpError || error instanceof FunctionsRelayError) {
    // Its words stay out of the log: a gateway may quote what the visitor typed.
    const { status } = error.context as Response;
    return new EnquiryNotStoredError('refused', `the project answered ${status}`, {
      status,
      cause: error,
    });
  }
  const cause = error instanceof FunctionsFetchError ? (error.context as unknown) : error;
  const { name, message } = cause instanceof Error ? cause : new Error(String(cause));
  return name === 'AbortError' || name === 'TimeoutError'
    ? new EnquiryNotStoredError('timeout', 'no answer in time', { cause })
    : new EnquiryNotStoredError('unreachable', message, { cause });
}
