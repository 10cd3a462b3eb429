/** An HTML page may come where JSON is expected. */
const MAX_QUOTE_LENGTH = 200;

interface ReadError {
  code?: string;
  message?: string;
  details?: string;
}

/**
 * A failed read as the log shows it.
 *
 * @param error as supabase-js returns it; without an answer its `details` hold the cause
 * @param status HTTP status; 0 without an answer
 */
export function readProblem({ code, message, details = '' }: ReadError, status: number): string {
  const answer = [status || 'SUPABASE_URL does not answer:', code, message].filter(Boolean).join(' ');
  const cause = /^Caused by: (.*)$/m.exec(details)?.[1];
  return [answer, cause].filter(Boolean).join('; ').slice(0, MAX_QUOTE_LENGTH);
}
