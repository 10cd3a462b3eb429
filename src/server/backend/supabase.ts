import {
  FunctionsFetchError,
  FunctionsHttpError,
  FunctionsRelayError,
  type FunctionInvokeOptions,
  type PostgrestError,
} from '@supabase/supabase-js';
import { z } from 'zod';
import { SIGNALS_HEADER } from '../../enquiry/junk.ts';
import { parseSeoRecord, type SeoRecord } from '../../seo/resolve-metadata.ts';
import type { StorageSettings } from '../env.ts';
import { EnquiryNotStoredError, type Backend } from './backend.ts';
import { createProjectClient, type ProjectClient } from './supabase-client.ts';

/** PostgREST's code for a single row that does not exist. */
const NO_ROW = 'PGRST116';

/**
 * A Supabase project as the backend: its table page_seo and its function for enquiries. Row-level security applies to
 * every request.
 */
export function openSupabase({
  url,
  anonKey,
  enquiryTimeoutMs = 10_000,
}: NonNullable<StorageSettings['supabase']> & { enquiryTimeoutMs?: number }): Backend {
  const client = createProjectClient(url, anonKey);

  return {
    kind: 'supabase',
    description: `Supabase project ${new URL(url).origin}; enquiries go to its function ${ENQUIRY_FUNCTION} and its table enquiries`,
    async readSeoRecord(path, signal) {
      const { data, error, status } = await client
        .from('page_seo')
        .select('*')
        .eq('path', path)
        // The client's retries would take seven seconds.
        .retry(false)
        .abortSignal(signal)
        .single();
      if (error?.code === NO_ROW) return null;
      if (error) throw new Error(readProblem(error, status));
      return checked(data);
    },
    async listSeoRecords(signal) {
      const { data, error, status } = await client
        .from('page_seo')
        .select('*')
        .order('path')
        .retry(false)
        .abortSignal(signal);
      if (error) throw new Error(readProblem(error, status));
      return data.map(checked);
    },
    async storeEnquiry(payload, idempotencyKey, signals = []) {
      // Unlike the client's `timeout` option, this also limits reading the body of a failure.
      const signal = AbortSignal.timeout(enquiryTimeoutMs);
      const headers = { 'Idempotency-Key': idempotencyKey, [SIGNALS_HEADER]: signals.join(',') };
      const store = () => invokeFunction(client, { body: payload, headers, signal });
      return store().catch((error: unknown) => {
        // A pooled connection may have been closed meanwhile. Its idempotency key keeps an enquiry from being stored twice.
        if (error instanceof EnquiryNotStoredError && error.reason === 'unreachable')
          return store();
        throw error;
      });
    },
    close: async () => {},
  };
}

/**
 * @returns whether the stored enquiry is junk
 * @throws EnquiryNotStoredError
 */
async function invokeFunction(
  client: ProjectClient,
  options: FunctionInvokeOptions,
): Promise<boolean> {
  const data = await callFunction(client, options);
  const response = functionResponse.safeParse(data).data;
  if (!response)
    throw new EnquiryNotStoredError(
      'answered',
      `what answered isn't the function ${ENQUIRY_FUNCTION}: a success without "ok": true`,
      { status: 200 },
    );
  return response.junk;
}

/**
 * The function's own confirmation: a gateway or a maintenance page may answer 200, too. A function of an earlier
 * release marks no junk.
 */
const functionResponse = z.object({ ok: z.literal(true), junk: z.boolean().default(false) });

/** An HTML page may come where JSON is expected. */
const MAX_QUOTE_LENGTH = 200;

/**
 * A failed read as the log shows it.
 *
 * @param error as supabase-js returns it; without a response its `details` hold the cause
 * @param status HTTP status; 0 without a response
 */
function readProblem(
  { code, message, details = '' }: Partial<PostgrestError>,
  status: number,
): string {
  const parts = [status || 'SUPABASE_URL does not answer:', code, message];
  const cause = /^Caused by: (.*)$/m.exec(details)?.[1];
  return [parts.filter(Boolean).join(' '), cause]
    .filter(Boolean)
    .join('; ')
    .slice(0, MAX_QUOTE_LENGTH);
}

function checked(row: unknown): SeoRecord {
  const record = parseSeoRecord(row);
  if (!record) throw new Error('The row does not have the shape of page_seo');
  return record;
}

/**
 * Calls the function.
 *
 * @returns the data of a success
 * @throws EnquiryNotStoredError, with the status of a failure
 */
async function callFunction(
  client: ProjectClient,
  options: FunctionInvokeOptions,
): Promise<unknown> {
  const outcome = await client.functions.invoke<unknown>(ENQUIRY_FUNCTION, options);
  // supabase-js types it as `any`.
  const error = outcome.error as unknown;
  if (!error) return outcome.data;
  if (error instanceof FunctionsHttpError || error instanceof FunctionsRelayError) {
    // The body stays out of the log: a gateway may quote the submitted values.
    const { body, status } = error.context as Response;
    await body?.cancel().catch(() => {}); // fails if the connection has failed meanwhile
    const remedy = functionRemedies[status];
    throw new EnquiryNotStoredError('answered', remedy ?? `the project answered ${status}`, {
      status,
    });
  }
  const cause = error instanceof FunctionsFetchError ? (error.context as unknown) : error;
  const { name, message } = cause instanceof Error ? cause : new Error(String(cause));
  throw name === 'AbortError' || name === 'TimeoutError'
    ? new EnquiryNotStoredError('timeout', 'no response in time', { cause })
    : new EnquiryNotStoredError('unreachable', message, { cause });
}

const ENQUIRY_FUNCTION = 'process-form-submission';

const functionRemedies: Record<number, string> = {
  401: `the project's gateway refuses calls of the function ${ENQUIRY_FUNCTION}: deploy it with supabase/config.toml, which says verify_jwt = false`,
  404: `the project has no function ${ENQUIRY_FUNCTION}: "supabase functions deploy ${ENQUIRY_FUNCTION}" deploys it`,
};
