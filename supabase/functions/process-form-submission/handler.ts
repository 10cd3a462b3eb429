/*
 * The function `process-form-submission`, without its runtime: index.ts serves it with Deno. Uses web standards
 * only, so that tests can run it in Node.
 */
import { isEmailAddress } from '../../../src/enquiry/email-address.ts';
import { payloadNames, toRow, type EnquiryRow } from '../../../src/enquiry/enquiry-row.ts';
import {
  JUNK_WINDOW_MS,
  junkReason,
  SIGNALS_HEADER,
  type EarlierEnquiry,
} from '../../../src/enquiry/junk.ts';
import { enquiryFields, type PayloadName } from '../../../src/enquiry/fields.ts';

interface HandlerDeps {
  /** Whether the value of the `apikey` header is a key of the project. */
  mayCall(apiKey: string): boolean;
  /**
   * Stores the row unless its idempotency key exists; rejects if there is no row afterwards.
   *
   * @returns whether it was inserted, and why the stored one is junk ('' if it isn't)
   */
  store(row: EnquiryRow & { junk: string }): Promise<{ inserted: boolean; junk: string }>;
  /** The last enquiries since then, at most `JUNK_WINDOW_ROWS`. */
  listSince(start: Date): Promise<EarlierEnquiry[]>;
  logError(message: string): void;
}

const MAX_BODY_BYTES = 64 * 1024;

function respond(status: number, body: object, headers: Record<string, string> = {}): Response {
  return new Response(JSON.stringify(body), {
    status,
    headers: {
      'Content-Type': 'application/json; charset=utf-8',
      'Cache-Control': 'no-store',
      ...headers,
    },
  });
}

/** Control characters and lone surrogates, which the site's schema removes (src/enquiry/schema.ts). */
const HIDDEN = /[\p{Cc}\p{Cs}]/u;
const HIDDEN_IN_PROSE = /(?![\n\t])[\p{Cc}\p{Cs}]/u;

/** Above the form's limits, which another release may have raised. */
const MAX_LENGTH = 4_000;
const MAX_PROSE_LENGTH = 20_000;

/**
 * What an enquiry of every release has. A field that has become required may be missing while two releases meet; the
 * form's schema (src/enquiry/schema.ts) requires it.
 */
const required: readonly PayloadName[] = ['name', 'email', 'phone', 'message', 'formType'];

const typeOf = (name: PayloadName) => enquiryFields.find((field) => field.name === name)?.type;

/** The problem of a field's value, if it has one. */
function problemOf(name: PayloadName, value: unknown): string | undefined {
  const isRequired = required.includes(name);
  if (value === undefined || value === null) return isRequired ? 'is missing' : undefined;
  if (typeof value !== 'string') return 'must be text';
  const isProse = typeOf(name) === 'textarea';
  const max = isProse ? MAX_PROSE_LENGTH : MAX_LENGTH;
  if (value.length > max) return `can have at most ${max} characters`;
  if ((isProse ? HIDDEN_IN_PROSE : HIDDEN).test(value))
    return 'must not contain control characters';
  if (isRequired && value.trim() === '') return 'is empty';
  return typeOf(name) === 'email' && value !== '' && !isEmailAddress(value)
    ? 'is not a valid email address'
    : undefined;
}

/** The body as text; undefined if it is larger than 64 KiB, of which no more is read. */
async function readBody({ headers, body }: Request): Promise<string | undefined> {
  if (Number(headers.get('Content-Length')) > MAX_BODY_BYTES) return undefined;
  const decoder = new TextDecoder();
  let [text, bytes] = ['', 0];
  for await (const part of body ?? []) {
    bytes += part.length;
    if (bytes > MAX_BODY_BYTES) return undefined;
    text += decoder.decode(part, { stream: true });
  }
  return text + decoder.decode();
}

/** The problems of a payload by field; empty for a valid one. */
function problemsOf(payload: Record<string, unknown>): Record<string, string> {
  const problems: Record<string, string> = {};
  for (const name of payloadNames) {
    const problem = problemOf(name, payload[name]);
    if (problem) problems[name] = problem;
  }
  return problems;
}

/**
 * Creates the function. To a POST of a JSON enquiry with an `Idempotency-Key` header it answers 200 with
 * `{ ok: true, inserted, junk }`, where a repeated key has `inserted` false; otherwise 400 (malformed JSON or key), 401
 * (unknown API key), 405, 413 (more than 64 KiB), 422 `{ errors }`, 500 (not stored). The site's server is its caller:
 * browsers of other origins can't read its responses.
 */
export function createHandler(deps: HandlerDeps): (request: Request) => Promise<Response> {
  return async (request) => {
    if (request.method !== 'POST')
      return respond(405, { error: 'Only POST is answered here.' }, { Allow: 'POST' });
    if (!deps.mayCall(request.headers.get('apikey') ?? ''))
      return respond(401, { error: 'The apikey header holds no key of this project.' });

    // Without a key each call is stored as a separate enquiry.
    const idempotencyKey = request.headers.get('Idempotency-Key') ?? crypto.randomUUID();
    if (!/^[\x21-\x7e]{8,200}$/.test(idempotencyKey))
      return respond(400, { error: 'Idempotency-Key must be 8 to 200 visible characters.' });

    const text = await readBody(request);
    if (text === undefined) return respond(413, { error: 'The body is larger than 64 KiB.' });

    let payload: unknown;
    try {
      payload = JSON.parse(text);
    } catch {
      return respond(400, { error: 'The body is not JSON.' });
    }
    if (typeof payload !== 'object' || payload === null || Array.isArray(payload))
      return respond(400, { error: 'The body must be a JSON object.' });

    const fields = payload as Record<string, unknown>;
    const errors = problemsOf(fields);
    if (Object.keys(errors).length > 0) return respond(422, { errors });

    try {
      const row = toRow(fields, idempotencyKey);
      const signals = request.headers.get(SIGNALS_HEADER)?.split(',') ?? [];
      const junk = junkReason(
        row,
        signals,
        await deps.listSince(new Date(Date.now() - JUNK_WINDOW_MS)),
      );
      const stored = await deps.store({ ...row, junk });
      return respond(200, { ok: true, inserted: stored.inserted, junk: stored.junk !== '' });
    } catch (error) {
      deps.logError(
        `An enquiry could not be stored: ${error instanceof Error ? error.message : String(error)}`,
      );
      return respond(500, { error: 'The enquiry could not be stored.' });
    }
  };
}
