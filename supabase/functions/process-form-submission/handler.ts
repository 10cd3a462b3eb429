/*
 * The whole of `process-form-submission` except where it runs, which is Deno on a Supabase project
 * (index.ts). The site's own server takes the columns of an enquiry from here. Web standards only,
 * and no import, so that both read it as it stands.
 */

/** A row of the table `enquiries`, without the columns that the database fills. */
export interface EnquiryRow {
  idempotency_key: string;
  name: string;
  email: string;
  phone: string;
  company: string;
  message: string;
  form_type: string;
  utm_source: string;
  utm_medium: string;
  utm_campaign: string;
  utm_term: string;
  utm_content: string;
  referrer: string;
  entry_page: string;
  last_page: string;
}

export interface HandlerDeps {
  /** Whether the `apikey` header belongs to this backend. */
  mayCall(apiKey: string): boolean;
  /** Keeps the row, once for each idempotency key; rejects when it could not. */
  store(row: EnquiryRow): Promise<void>;
  logError(message: string): void;
}

interface FieldRule {
  column: keyof EnquiryRow;
  min: number;
  max: number;
  pattern?: RegExp;
}

/**
 * The fields of an enquiry and the columns that keep them. Deliberately looser than the form's own
 * schema (src/enquiry/schema.ts), so that nothing is refused here that the form let through.
 */
const rules: Record<string, FieldRule> = {
  name: { column: 'name', min: 2, max: 1000 },
  email: { column: 'email', min: 3, max: 1000, pattern: /^[^\s@]+@[^\s@]+$/ },
  phone: { column: 'phone', min: 6, max: 1000 },
  company: { column: 'company', min: 0, max: 1000 },
  message: { column: 'message', min: 10, max: 20_000 },
  formType: { column: 'form_type', min: 1, max: 1000 },
  utmSource: { column: 'utm_source', min: 0, max: 4000 },
  utmMedium: { column: 'utm_medium', min: 0, max: 4000 },
  utmCampaign: { column: 'utm_campaign', min: 0, max: 4000 },
  utmTerm: { column: 'utm_term', min: 0, max: 4000 },
  utmContent: { column: 'utm_content', min: 0, max: 4000 },
  referrer: { column: 'referrer', min: 0, max: 4000 },
  entryPage: { column: 'entry_page', min: 0, max: 4000 },
  lastPage: { column: 'last_page', min: 0, max: 4000 },
};

/** The columns of `enquiries` that a field of the form fills. */
export const enquiryColumns = Object.values(rules).map(({ column }) => column);

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

/** What is wrong with a payload, by field; empty when nothing is. */
function problemsOf(payload: Record<string, unknown>): Record<string, string> {
  const problems: Record<string, string> = {};
  for (const [field, rule] of Object.entries(rules)) {
    const problem = check(rule, payload[field]);
    if (problem) problems[field] = problem;
  }
  return problems;
}

/**
 * The row of an enquiry. A field that is none is dropped, and the enquiry kept: a site that was
 * deployed before its function loses nobody's message.
 */
export function toRow(payload: Record<string, unknown>, idempotencyKey: string): EnquiryRow {
  const row = { idempotency_key: idempotencyKey } as EnquiryRow;
  for (const [field, { column }] of Object.entries(rules)) {
    const value = payload[field];
    row[column] = typeof value === 'string' ? value : '';
  }
  return row;
}

/**
 * Makes the function: POST with a JSON enquiry and an `Idempotency-Key` header in, 200
 * `{ ok: true }` out, for a repeated key too. 401 unknown key, 405 other methods, 400 malformed
 * JSON or key, 413 over 64 KiB, 422 `{ errors }`, 500 when it could not be stored.
 */
export function createHandler(deps: HandlerDeps): (request: Request) => Promise<Response> {
  return async (request) => {
    if (request.method === 'OPTIONS')
      return new Response(null, { status: 204, headers: corsHeaders });
    if (request.method !== 'POST')
      return answer(405, { error: 'Only POST is answered here.' }, { Allow: 'POST, OPTIONS' });
    if (!deps.mayCall(request.headers.get('apikey') ?? ''))
      return answer(401, { error: 'The apikey header holds no key of this project.' });

    // A caller without a key gets one of its own: each of its calls is then an enquiry.
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

    const fields = payload as Record<string, unknown>;
    const errors = problemsOf(fields);
    if (Object.keys(errors).length > 0) return answer(422, { errors });

    try {
      await deps.store(toRow(fields, idempotencyKey));
    } catch (error) {
      deps.logError(
        `An enquiry could not be stored: ${error instanceof Error ? error.message : error}`,
      );
      return answer(500, { error: 'The enquiry could not be stored.' });
    }
    return answer(200, { ok: true });
  };
}
