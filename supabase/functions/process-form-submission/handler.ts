/*
 * The function `process-form-submission`, without its runtime: index.ts serves it with Deno. Uses web standards
 * only, so that tests can run it in Node.
 */
import {
  fieldRules,
  toRow,
  withUnknownFields,
  type EnquiryRow,
  type FieldRule,
} from '../../../src/enquiry/enquiry-row.ts';

export interface HandlerDeps {
  /** Whether the value of the `apikey` header is a key of the project. */
  mayCall(apiKey: string): boolean;
  /**
   * Stores the row, unless there is one with its idempotency key; rejects when there is none afterwards.
   *
   * @returns whether it was inserted
   */
  store(row: EnquiryRow): Promise<boolean>;
  logError(message: string): void;
}

const MAX_BODY_BYTES = 64 * 1024;

const corsHeaders = {
  'Access-Control-Allow-Origin': '*',
  'Access-Control-Allow-Methods': 'POST, OPTIONS',
  'Access-Control-Allow-Headers':
    'authorization, x-client-info, apikey, content-type, idempotency-key',
};

function answer(status: number, body: object, headers: Record<string, string> = {}): Response {
  return new Response(JSON.stringify(body), {
    status,
    headers: {
      ...corsHeaders,
      'Content-Type': 'application/json; charset=utf-8',
      'Cache-Control': 'no-store',
      ...headers,
    },
  });
}

function check(rule: FieldRule, value: unknown): string | undefined {
  if (value === undefined || value === null) return rule.min > 0 ? 'is missing' : undefined;
  if (typeof value !== 'string') return 'must be text';
  if (value.includes('\0')) return 'must not contain a NUL character';
  if (value.trim().length < rule.min) return `must have at least ${rule.min} characters`;
  if (value.length > rule.max) return `can have at most ${rule.max} characters`;
  return rule.pattern && !rule.pattern.test(value) ? 'is not a valid address' : undefined;
}

/** The problems of a payload by field; empty for a valid one. */
function problemsOf(payload: Record<string, unknown>): Record<string, string> {
  const problems: Record<string, string> = {};
  for (const [field, rule] of Object.entries(fieldRules)) {
    const problem = check(rule, payload[field]);
    if (problem) problems[field] = problem;
  }
  return problems;
}

/**
 * Creates the function. It answers a POST of a JSON enquiry with an `Idempotency-Key` header with 200
 * `{ ok: true, inserted }`, `inserted` false for a repeated key; otherwise 400 (malformed JSON or key), 401 (unknown API key), 405, 413
 * (more than 64 KiB), 422 `{ errors }`, 500 (not stored).
 */
export function createHandler(deps: HandlerDeps): (request: Request) => Promise<Response> {
  return async (request) => {
    if (request.method === 'OPTIONS')
      return new Response(null, { status: 204, headers: corsHeaders });
    if (request.method !== 'POST')
      return answer(405, { error: 'Only POST is answered here.' }, { Allow: 'POST, OPTIONS' });
    if (!deps.mayCall(request.headers.get('apikey') ?? ''))
      return answer(401, { error: 'The apikey header holds no key of this project.' });

    // Without a key each call is stored as a separate enquiry.
    const idempotencyKey = request.headers.get('Idempotency-Key') ?? crypto.randomUUID();
    if (!/^[\x21-\x7e]{8,200}$/.test(idempotencyKey))
      return answer(400, { error: 'Idempotency-Key must be 8 to 200 visible characters.' });

    const text = await request.text();
    if (new TextEncoder().encode(text).length > MAX_BODY_BYTES)
      return answer(413, { error: 'The body is larger than 64 KiB.' });

    let payload: unknown;
    try {
      payload = JSON.parse(text);
    } catch {
      return answer(400, { error: 'The body is not JSON.' });
    }
    if (typeof payload !== 'object' || payload === null || Array.isArray(payload))
      return answer(400, { error: 'The body must be a JSON object.' });

    const fields = withUnknownFields(payload as Record<string, unknown>, (name) =>
      Object.hasOwn(fieldRules, name),
    );
    const errors = problemsOf(fields);
    if (Object.keys(errors).length > 0) return answer(422, { errors });

    try {
      const inserted = await deps.store(toRow(fields, idempotencyKey));
      return answer(200, { ok: true, inserted });
    } catch (error) {
      deps.logError(
        `An enquiry could not be stored: ${error instanceof Error ? error.message : String(error)}`,
      );
      return answer(500, { error: 'The enquiry could not be stored.' });
    }
  };
}
