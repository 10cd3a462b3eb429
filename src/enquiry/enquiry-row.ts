/*
 * The database row of an enquiry, shared by the site's server and the edge function
 * `process-form-submission`: Node and Deno both can load it and what it imports.
 */

import { isEmailAddress } from './email-address.ts';

/**
 * The beginning of the key of an enquiry that `npm run check-enquiries` sent. No client can choose such a key: the
 * schema of requests has no `~`.
 */
export const CHECK_KEY = '~check:';

/** Whether a stored enquiry is a check, by its key. */
export const isCheck = (idempotencyKey: string): boolean => idempotencyKey.startsWith(CHECK_KEY);

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

export interface FieldRule {
  column: keyof EnquiryRow;
  min: number;
  max: number;
  isValid?: (value: string) => boolean;
  /** Line breaks and tabs are allowed. */
  isProse?: true;
}

/**
 * The fields of an enquiry with their columns and limits. The limits are wider than those of the form's schema
 * (src/enquiry/schema.ts), so that the function accepts whatever the form accepts.
 */
export const fieldRules: Record<string, FieldRule> = {
  name: { column: 'name', min: 2, max: 1000 },
  email: { column: 'email', min: 3, max: 1000, isValid: isEmailAddress },
  phone: { column: 'phone', min: 6, max: 1000 },
  company: { column: 'company', min: 0, max: 1000 },
  message: { column: 'message', min: 10, max: 20_000, isProse: true },
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

/** The columns of `enquiries` that the payload fills. */
export const enquiryColumns = Object.values(fieldRules).map(({ column }) => column);

/**
 * Adds the fields of another release to the message, a line each: while two releases meet, a form or a site may
 * send a field that has no column here, and its value would be lost.
 *
 * @param payload with a message
 */
export function withUnknownFields(
  payload: Record<string, unknown>,
  isKnown: (name: string) => boolean,
): Record<string, unknown> {
  const lines = Object.entries(payload)
    .filter(([name, value]) => !isKnown(name) && value !== '' && value !== null)
    .map(
      ([name, value]) => `${name}: ${typeof value === 'string' ? value : JSON.stringify(value)}`,
    );
  if (lines.length === 0) return payload;
  return { ...payload, message: [payload['message'], '', ...lines].join('\n') };
}

/** The row of an enquiry. Drops unknown fields (`withUnknownFields` keeps them). */
export function toRow(payload: Record<string, unknown>, idempotencyKey: string): EnquiryRow {
  const row = { idempotency_key: idempotencyKey } as EnquiryRow;
  for (const [field, { column }] of Object.entries(fieldRules)) {
    const value = payload[field];
    row[column] = typeof value === 'string' ? value : '';
  }
  return row;
}
