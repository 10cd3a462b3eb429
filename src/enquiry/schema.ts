import * as z from 'zod/mini';
import { cleanLine, cleanProse } from './clean-text.ts';

// Zod would compile its object parser with `new Function`, which the site's Content-Security-Policy
// refuses; the browser reports even the attempt in the console.
z.config({ jitless: true });

/** Longest accepted values; the inputs' `maxlength` says the same. */
export const maxLength = { name: 100, email: 254, phone: 40, company: 120, message: 5000 } as const;

/** The fields that a visitor sees, in the order of the form. */
export const fieldNames = ['name', 'email', 'phone', 'company', 'message'] as const;
export type FieldName = (typeof fieldNames)[number];

/** What a bot fills in and a person never sees; no autofill knows the name. */
export const honeypotField = 'gridMark';

const messages = {
  name: 'Name must be at least 2 characters.',
  email: 'Please enter a valid email address.',
  phone: 'Please enter a valid phone number.',
  company: 'Company name must be at least 2 characters.',
  message: 'Message must be at least 10 characters.',
} as const;

const atMost = (label: string, max: number) =>
  z.maxLength(max, { error: `${label} can be at most ${max} characters.`, abort: true });

const fields = {
  name: z
    .string(messages.name)
    .check(z.overwrite(cleanLine), atMost('Name', maxLength.name), z.minLength(2, messages.name)),
  email: z
    .string(messages.email)
    .check(
      z.overwrite(cleanLine),
      atMost('Email address', maxLength.email),
      z.regex(z.regexes.email, messages.email),
    ),
  phone: z
    .string(messages.phone)
    .check(
      z.overwrite(cleanLine),
      atMost('Phone number', maxLength.phone),
      z.minLength(6, messages.phone),
    ),
  company: z.pipe(
    z.transform((value: unknown) => value ?? ''),
    z.string(messages.company).check(
      z.overwrite(cleanLine),
      atMost('Company name', maxLength.company),
      z.refine((value) => value.length !== 1, messages.company),
    ),
  ),
  message: z
    .string(messages.message)
    .check(
      z.overwrite(cleanProse),
      atMost('Message', maxLength.message),
      z.minLength(10, messages.message),
    ),
  /** No control shows it and nothing sends it on (SPEC-NOTES 5). */
  marketing: z.catch(z.boolean(), false),
};

/**
 * What nobody typed never stands in the way of an enquiry: anything that is no text counts as
 * empty, anything too long is cut.
 */
const background = (max: number) =>
  z.catch(z.string().check(z.overwrite((value) => cleanLine(value).slice(0, max).trim())), '');

/** The form (SPEC.md 5): values come out trimmed and cleaned; an absent company is ''. */
export const enquirySchema = z.object(fields);
export type EnquiryValues = z.output<typeof enquirySchema>;

/** The body of POST /api/enquiries, JSON or urlencoded (SPEC.md 7, SPEC-NOTES 6). */
export const enquiryRequestSchema = z.object({
  ...fields,
  formType: z.catch(
    z.string().check(
      z.overwrite((value) => cleanLine(value).slice(0, 80)),
      z.minLength(1),
    ),
    'contact',
  ),
  utmSource: background(255),
  utmMedium: background(255),
  utmCampaign: background(255),
  utmTerm: background(255),
  utmContent: background(255),
  referrer: background(2000),
  entryPage: background(2000),
  lastPage: background(2000),
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
