/** PostgREST's and PostgreSQL's codes. */
export const MISSING_TABLE = ['PGRST205', '42P01'];
export const NO_PERMISSION = '42501';
/** Supabase's own status codes, https://supabase.com/docs/guides/troubleshooting/http-status-codes */
const PAUSED = 540;
/** An HTML page may come where JSON is expected. */
const MAX_QUOTE_LENGTH = 200;

interface ReadError {
  code?: string;
  message?: string;
  details?: string;
}

/**
 * Explains a failed read of page_seo.
 *
 * @param error as supabase-js returns it; without an answer its `details` hold the cause
 * @param status HTTP status; 0 without an answer
 * @returns the remedy, if there is one, and what was answered
 */
export function readProblem(error: ReadError, status: number): string {
  const said = [status || undefined, error.code, error.message].filter(Boolean).join(' ');
  const cause = /^Caused by: (.*)$/m.exec(error.details ?? '')?.[1];
  const quoted = [said, cause].filter(Boolean).join('; ').slice(0, MAX_QUOTE_LENGTH);
  const remedy = readRemedy(error, status);
  return remedy ? `${remedy} (${quoted})` : quoted;
}

function readRemedy({ code = '' }: ReadError, status: number): string | undefined {
  if (MISSING_TABLE.includes(code))
    return 'the project has no table page_seo: "supabase db push --include-seed" creates it';
  if (code === NO_PERMISSION)
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
