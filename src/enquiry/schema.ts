import * as z from 'zod/mini';
import { isEmailAddress } from './email-address.ts';
import {
  attributionNames,
  enquiryFields,
  fieldNames,
  honeypotField,
  type AttributionName,
  type EnquiryField,
  type FieldName,
} from './fields.ts';
import { withoutPersonalData } from './attribution.ts';

// Zod would try to compile its object parser with `new Function`, which the Content-Security-Policy forbids and the
// browser logs.
z.config({ jitless: true });

/** A raw value may be this many times longer than the cleaned one; the rest is never read. */
const RAW_LENGTH = 2;

/**
 * The schema of one field: cleans and trims; a missing value counts as empty. Overlong values have their own
 * message.
 */
export function fieldSchema(field: EnquiryField) {
  const { type, shortName, maxLength, message } = field;
  const atMost = (length: number) =>
    z.maxLength(length, {
      error: `${shortName} can be at most ${maxLength} characters.`,
      abort: true,
    });
  return z.pipe(
    z.transform((value: unknown) => value ?? ''),
    z.string(message).check(
      atMost(RAW_LENGTH * maxLength),
      z.overwrite((value) => clean(type, value)),
      atMost(maxLength),
      z.refine((value) => isAcceptable(field, value), message),
    ),
  );
}

function isAcceptable({ type, optional, minLength, options }: EnquiryField, value: string) {
  if (value === '' && optional) return true;
  if (visibleLength(value) < minLength) return false;
  if (type === 'email') return isEmailAddress(value);
  return type !== 'select' || options?.includes(value) === true;
}

/** Cleans a value that no visitor typed, and cuts it. */
const cleanAndCut = (max: number) =>
  z.overwrite<string>((value) =>
    cleanLine(value.slice(0, RAW_LENGTH * max))
      .slice(0, max)
      .trim(),
  );

/** A value that no visitor typed never makes an enquiry fail: other types count as empty. */
const background = (max: number) => z.catch(z.string().check(cleanAndCut(max)), '');

type FieldSchema = ReturnType<typeof fieldSchema>;
type Background = ReturnType<typeof background>;

const fields = {
  ...(Object.fromEntries(enquiryFields.map((field) => [field.name, fieldSchema(field)])) as Record<
    FieldName,
    FieldSchema
  >),
  /** Not part of the form, and not sent. */
  marketing: z.catch(z.boolean(), false),
};

/** Cut, to save disk space, and without personal parameters, which a browser may have stored. */
const address = z.catch(z.string().check(z.overwrite(withoutPersonalData), cleanAndCut(500)), '');
const attribution = Object.fromEntries(
  attributionNames.map((name) => [name, name.startsWith('utm') ? background(255) : address]),
) as Record<AttributionName, Background>;

/** The form's schema: values are trimmed and cleaned; a missing optional one is ''. */
export const enquirySchema = z.object(fields);
export type EnquiryValues = z.output<typeof enquirySchema>;

/** The body of POST /api/enquiries, JSON or urlencoded. */
export const enquiryRequestSchema = z.object({
  ...fields,
  ...attribution,
  formType: z.catch(z.string().check(cleanAndCut(80), z.minLength(1)), 'contact'),
  /**
   * '' if the client sent none: the server then uses `contentKey`. Without dots, which separate the id from the
   * rest in a webhook's signed text.
   */
  idempotencyKey: z.catch(z.string().check(z.regex(/^[\w:-]{8,128}$/)), ''),
  /** The path of the form's page, for posts without script. */
  page: z.catch(z.string().check(z.regex(/^\/(?![/\\])[\w/.-]{0,300}$/)), ''),
  [honeypotField]: background(255),
  /** Milliseconds since the page's load, if a script reports it. */
  elapsedMs: z.catch(z.optional(z.number()), undefined),
});
export type EnquiryRequest = z.output<typeof enquiryRequestSchema>;

export type FieldErrors = Partial<Record<FieldName, string>>;

type Parsed = { success: boolean; error?: { issues: readonly Issue[] } | undefined };
type Issue = { path: readonly PropertyKey[]; message: string };

/** The message of each wrong field of a `safeParse` result, at most one a field. */
export const fieldErrors = ({ error }: Parsed): FieldErrors =>
  Object.fromEntries(
    error?.issues.map(({ path, message }) => [path[0] as FieldName, message]) ?? [],
  );

/*
 * Input ends up in mail headers, spreadsheets and databases. Removes control characters, lone surrogates,
 * invisible spaces and direction overrides before anything is counted or stored.
 */
const BREAKS_AND_TABS = /[\t\n\v\f\r\u0085\u2028\u2029]+/g;
const HIDDEN = /[\p{Cc}\p{Cs}\u200b\u2060\ufeff\u202a-\u202e\u2066-\u2069]/gu;
const HIDDEN_IN_PROSE = /(?![\n\t])[\p{Cc}\p{Cs}\u200b\u2060\ufeff\u202a-\u202e\u2066-\u2069]/gu;

/** More combining marks on one letter than any language writes. */
const MAX_MARKS = 30;

/** Unicode's composed form. Cuts runs of combining marks, which normalising sorts in quadratic time. */
function normalise(text: string): string {
  return text.replace(/\p{M}+/gu, (marks) => marks.slice(0, MAX_MARKS)).normalize();
}

/** A single line: line breaks become spaces (which prevents header injection), ends are trimmed. */
function cleanLine(text: string): string {
  return normalise(text).replace(BREAKS_AND_TABS, ' ').replace(HIDDEN, '').trim();
}

/** Text of several lines: line breaks become `\n`, ends are trimmed. */
function cleanProse(text: string): string {
  return normalise(text)
    .replace(/\r\n?|[\u0085\u2028\u2029]/g, '\n')
    .replace(HIDDEN_IN_PROSE, '')
    .trim();
}

/** Invisible characters: joiners, fillers, variation selectors, tags, and the blank Braille cell. */
const INVISIBLE = /[\p{Default_Ignorable_Code_Point}\p{Cf}\p{Cc}\p{Cs}\p{Cn}\u2800]/gu;

/** The number of visible UTF-16 units, without spaces at the ends: 0 for a name of zero-width joiners. */
function visibleLength(text: string): number {
  return text.replace(INVISIBLE, '').trim().length;
}

function clean(type: EnquiryField['type'], text: string): string {
  if (type === 'textarea') return cleanProse(text);
  // Invisible marks of a copied text don't belong to an address or a number.
  return cleanLine(type === 'email' || type === 'tel' ? text.replace(INVISIBLE, '') : text);
}

type ParsedRequest = { ok: true; request: EnquiryRequest } | { ok: false; form: ReturnedForm };

/**
 * Validates the parsed body of POST /api/enquiries; unknown fields are ignored. `form.errors` is the JSON response;
 * the whole form fills the page of one that was posted without script.
 */
export function parseEnquiryRequest(body: Record<string, unknown>): ParsedRequest {
  const result = enquiryRequestSchema.safeParse(body);
  if (result.success) return { ok: true, request: result.data };
  return { ok: false, form: { ...submittedValues(body), errors: fieldErrors(result) } };
}

/** The submitted values, unchanged, to show the form again. */
export function submittedValues(
  body: Record<string, unknown>,
): Pick<ReturnedForm, 'formType' | 'values'> {
  const values: ReturnedForm['values'] = {};
  for (const name of fieldNames) {
    const value = body[name];
    if (typeof value === 'string') values[name] = value;
  }
  return { formType: typeof body.formType === 'string' ? body.formType : 'contact', values };
}

/**
 * A form posted without script, as its page shows it again: the submitted values, and the messages of a refusal, which
 * the visitor can correct, or of a failure, which they can't.
 */
export interface ReturnedForm {
  formType: string;
  values: Partial<Record<FieldName, string>>;
  errors: FieldErrors;
  /** Of a failure, such as an unreachable backend: it belongs to no field. */
  message?: string;
}
