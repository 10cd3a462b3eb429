import { FunctionsHttpError } from '@supabase/supabase-js';
import type { ProjectClient } from './supabase-client.ts';

/** The project's function that stores an enquiry. */
export const ENQUIRY_FUNCTION = 'process-form-submission';

/** PostgREST's word and PostgreSQL's. */
const MISSING_TABLE = ['PGRST205', '42P01'];
const MAY_NOT = '42501';
/** Supabase's own status, https://supabase.com/docs/guides/troubleshooting/http-status-codes */
const PAUSED = 540;
/** A page of HTML can come where JSON is expected. */
const LONGEST_QUOTE = 200;

interface Refusal {
  code?: string;
  message?: string;
  details?: string;
}

/**
 * What a failed read of page_seo means for the person who can mend it.
 *
 * @param error as supabase-js gives it; without an answer its `details` name the cause
 * @param status of the answer; 0: there was none
 * @returns the remedy where there is one, and what was answered
 */
export function readProblem(error: Refusal, status: number): string {
  const said = [status || undefined, error.code, error.message].filter(Boolean).join(' ');
  const cause = /^Caused by: (.*)$/m.exec(error.details ?? '')?.[1];
  const quoted = [said, cause].filter(Boolean).join('; ').slice(0, LONGEST_QUOTE);
  const remedy = readRemedy(error, status);
  return remedy ? `${remedy} (${quoted})` : quoted;
}

function readRemedy({ code = '' }: Refusal, status: number): string | undefined {
  if (MISSING_TABLE.includes(code))
    return 'the project has no table page_seo: "supabase db push --include-seed" makes it';
  if (code === MAY_NOT)
    return 'the anonymous key may not read page_seo: "supabase db push" applies the migration that grants it';
  if (status === 401)
    return 'the project refuses SUPABASE_ANON_KEY: take the publishable (anon) key of this project from its settings, "API keys"';
  if (status === 0)
    return "nothing answers at SUPABASE_URL: check the address, whether the project is paused, and this machine's network";
  if (status === PAUSED) return 'the project is paused: restore it on its page at supabase.com';
  // 200: a page of HTML.
  if (status === 404 || status === 200)
    return "what answers at SUPABASE_URL is no Supabase project: copy the project's address from its settings";
  return undefined;
}

/**
 * What would keep every enquiry from being stored, each with its remedy; stores nothing. Says
 * nothing where the project is away, refuses the key or is none: then the reads of page_seo say so.
 *
 * @param timeoutMs for each of two questions. Never rejects.
 */
export async function enquiryProblems(client: ProjectClient, timeoutMs: number): Promise<string[]> {
  // No visitor may read the table: that it is there shows in a refusal, or in no rows.
  const { error, status } = await client
    .from('enquiries')
    .select('id')
    .limit(1)
    .retry(false)
    .abortSignal(AbortSignal.timeout(timeoutMs));
  if (error && (!error.code || (status === 401 && error.code !== MAY_NOT))) return [];
  const problems = [await functionProblem(client, timeoutMs)];
  if (error && MISSING_TABLE.includes(error.code))
    problems.unshift('the project has no table enquiries: "supabase db push" makes it');
  return problems.filter((problem) => problem !== undefined);
}

const functionRemedies: Record<number, string> = {
  401: `the project's gateway refuses calls of the function ${ENQUIRY_FUNCTION}: deploy it with supabase/config.toml, which says verify_jwt = false`,
  404: `the project has no function ${ENQUIRY_FUNCTION}: "supabase functions deploy ${ENQUIRY_FUNCTION}" brings it there`,
};

/** The function answers POST alone: 405 shows that it is there. */
const ITS_ANSWER_TO_GET = 405;

async function functionProblem(
  client: ProjectClient,
  timeoutMs: number,
): Promise<string | undefined> {
  const outcome = await client.functions.invoke<unknown>(ENQUIRY_FUNCTION, {
    method: 'GET',
    timeout: timeoutMs,
  });
  const error = outcome.error as unknown;
  // Away for the moment: the first enquiry shows whether it still is.
  if (error !== null && !(error instanceof FunctionsHttpError)) return undefined;
  const { status, body } = error ? (error.context as Response) : { status: 200, body: null };
  await body?.cancel();
  if (status === ITS_ANSWER_TO_GET) return undefined;
  return (
    functionRemedies[status] ??
    `the function ${ENQUIRY_FUNCTION} answers ${status}: see its log in the project (Edge Functions), and deploy it again`
  );
}
