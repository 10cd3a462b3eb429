/*
 * The database row of an enquiry, for the site's server and the edge function `process-form-submission`: Node and
 * Deno can both load it and its imports.
 */

import { fieldNames, type FieldName, type PayloadName } from './fields.ts';

/** The columns that no visitor fills in. A field of the form is named like its column. */
const otherColumns = {
  formType: 'form_type',
  utmSource: 'utm_source',
  utmMedium: 'utm_medium',
  utmCampaign: 'utm_campaign',
  utmTerm: 'utm_term',
  utmContent: 'utm_content',
  referrer: 'referrer',
  entryPage: 'entry_page',
  lastPage: 'last_page',
} as const satisfies Record<Exclude<PayloadName, FieldName>, string>;

type Column = FieldName | (typeof otherColumns)[keyof typeof otherColumns];

/** A row of the table `enquiries`, without the columns that the database fills. */
export type EnquiryRow = Record<'idempotency_key' | Column, string>;

/** The column of each field of the payload. */
const columnOf = {
  ...Object.fromEntries(fieldNames.map((name) => [name, name])),
  ...otherColumns,
} as Record<PayloadName, Column>;

export const payloadNames = Object.keys(columnOf) as PayloadName[];

/** The columns of `enquiries` that the payload fills. */
export const enquiryColumns = Object.values(columnOf);

/** The row of an enquiry. Unknown fields are ignored. */
export function toRow(payload: Record<string, unknown>, idempotencyKey: string): EnquiryRow {
  const row = { idempotency_key: idempotencyKey } as EnquiryRow;
  for (const name of payloadNames) {
    const value = payload[name];
    row[columnOf[name]] = typeof value === 'string' ? value : '';
  }
  return row;
}
