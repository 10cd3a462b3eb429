import * as z from 'zod/mini';
import { cleanLine, cleanProse, visibleLength } from './clean-text.ts';
import {
  attributionNames,
  enquiryFields,
  fieldNames,
  honeypotField,
  type AttributionName,
  type EnquiryField,
  type FieldName,
} from './fields.ts';

// Zod would compile its object parser with `new Function`, which the site's Content-Security-Policy
// refuses; the browser reports even the attempt in the console.
z.config({ jitless: true });

/**
 * The rule of one field: what comes out is cleaned and trimmed; an absent value counts as empty.
 * Too long has its own message, everything else the field's.
 */
export function fieldSchema(field: EnquiryField) {
  const { type, shortName, maxLength, message } = field;
  return z.pipe(
    z.transform((value: unknown) => value ?? ''),
    z.string(message).check(
      z.overwrite(type === 'textarea' ? cleanProse : cleanLine),
      z.maxLength(maxLength, {
        error: `${shortName} can be at most ${maxLength} characters.`,
        abort: true,
      }),
      z.refine((value) => isAcceptable(field, value), message),
    ),
  );
}

function isAcceptable({ type, optional, minLength, options }: EnquiryField, value: string) {
  if (value === '' && optional) return true;
  if (visibleLength(value) < minLength) return false;
  if (type === 'email') return z.regexes.email.test(value);
  return type !== 'select' || options?.includes(value) === true;
}

/**
 * What nobody typed never stands in the way of an enquiry: anything that is no text counts as
 * empty, anything too long is cut.
 */
const background = (max: number) =>
  z.catch(z.string().check(z.overwrite((value) => cleanLine(value).slice(0, max).trim())), '');

type FieldSchema = ReturnType<typeof fieldSchema>;
type Background = ReturnType<typeof background>;

const fields = {
  ...(Object.fromEntries(enquiryFields.map((field) => [field.name, fieldSchema(field)])) as Record<
    FieldName,
    FieldSchema
  >),
  /** No control shows it and nothing sends it on. */
  marketing: z.catch(z.boolean(), false),
};

/** A campaign's values are short; the others are addresses. Longer ones would fill the disk for nothing. */
const attributionLength = (name: AttributionName) => (name.startsWith('utm') ? 255 : 500);
const attribution = Object.fromEntries(
  attributionNames.map((name) => [name, background(attributionLength(name))]),
) as Record<AttributionName, Background>;

/** The form: values come out trimmed and cleaned; an absent optional one is ''. */
export const enquirySchema = z.object(fields);
export type EnquiryValues = z.output<typeof enquirySchema>;

/** The body of POST /api/enquiries, JSON or urlencoded. */
export const enquiryRequestSchema = z.object({
  ...fields,
  ...attribution,
  formType: z.catch(
    z.string().check(
      z.overwrite((value) => cleanLine(value).slice(0, 80)),
      z.minLength(1),
    ),
    'contact',
  ),
  /** '' when the client made none: the server then uses `contentKey`. */
  idempotencyKey: z.catch(z.string().check(z.regex(/^[\w.:-]{8,128}$/)), ''),
  /** The path that the form stands on: where a scriptless visitor goes back to. */
  page: z.catch(z.string().check(z.regex(/^\/(?![/\\])[\w/.-]{0,300}$/)), ''),
  [honeypotField]: background(255),
});
export type EnquiryRequest = z.output<typeof enquiryRequestSchema>;

export type FieldErrors = Partial<Record<FieldName, string>>;

type Parsed = { success: boolean; error?: { issues: readonly Issue[] } | undefined };
type Issue = { path: readonly PropertyKey[]; message: string };

/** The first message of each field of a `safeParse` result; empty when it succeeded. */
export function fieldErrors(result: Parsed): FieldErrors {
  const errors: FieldErrors = {};
  for (const { path, message } of result.error?.issues ?? []) {
    const name = path[0] as FieldName;
    if (fieldNames.includes(name)) errors[name] ??= message;
  }
  return errors;
}
