/*
 * The fields of an enquiry. The form's markup, its validation, the payload and the columns follow these lists, in this
 * order; a test compares them with the migrated table.
 */

/** A field that a visitor fills in. */
export interface EnquiryField {
  /** The name in the form and the payload, and the table's column. */
  name: string;
  label: string;
  /** Shown in an empty field; the empty option of a select. Examples of the country: EnquiryForm.tsx. */
  placeholder?: string;
  /** Only `textarea` keeps line breaks; `select` accepts one of its `options`. */
  type: 'text' | 'email' | 'tel' | 'textarea' | 'select';
  icon: 'user' | 'email' | 'phone' | 'company' | 'message';
  /** Whether it may stay empty, with the (Optional) tag. */
  optional?: boolean;
  /** In visible characters. */
  minLength: number;
  maxLength: number;
  /** The choices of a select. */
  options?: readonly string[];
  /** The error message for a missing, short or invalid value. */
  message: string;
  /** The purpose of the field, shown below it. */
  hint?: string;
  /** The name in messages: '<shortName> can be at most 100 characters.' */
  shortName: string;
  autoComplete?: string;
  inputMode?: 'email' | 'tel';
}

export const enquiryFields = [
  {
    name: 'name',
    label: 'Full Name',
    placeholder: 'First and last name',
    type: 'text',
    icon: 'user',
    minLength: 2,
    maxLength: 100,
    message: 'Name must be at least 2 characters.',
    shortName: 'Name',
    autoComplete: 'name',
  },
  {
    name: 'email',
    label: 'Email Address',
    type: 'email',
    icon: 'email',
    minLength: 3,
    maxLength: 254,
    message: 'Please enter a valid email address.',
    shortName: 'Email address',
    autoComplete: 'email',
    inputMode: 'email',
  },
  {
    name: 'phone',
    label: 'Phone Number',
    type: 'tel',
    icon: 'phone',
    minLength: 6,
    maxLength: 40,
    message: 'Please enter a valid phone number.',
    hint: 'To agree on a time and to ask what your message leaves open.',
    shortName: 'Phone number',
    autoComplete: 'tel',
    inputMode: 'tel',
  },
  {
    name: 'company',
    label: 'Company Name',
    placeholder: 'Where you work',
    type: 'text',
    icon: 'company',
    optional: true,
    minLength: 2,
    maxLength: 120,
    message: 'Company name must be at least 2 characters.',
    shortName: 'Company name',
    autoComplete: 'organization',
  },
  {
    name: 'message',
    label: 'Tell us about your project',
    placeholder: 'What should it do, for whom, and by when?',
    type: 'textarea',
    icon: 'message',
    minLength: 10,
    maxLength: 5000,
    message: 'Message must be at least 10 characters.',
    shortName: 'Message',
  },
] as const satisfies readonly EnquiryField[];

export type FieldName = (typeof enquiryFields)[number]['name'];

/** The names of the fields that a visitor fills in, in the order of the form. */
export const fieldNames: readonly FieldName[] = enquiryFields.map(({ name }) => name);

/** The honeypot: hidden from people, filled in by bots, not recognised by autofill. */
export const honeypotField = 'gridMark';

/** The fields of the marketing source; '' means unknown. */
export const attributionNames = [
  'utmSource',
  'utmMedium',
  'utmCampaign',
  'utmTerm',
  'utmContent',
  'referrer',
  'entryPage',
  'lastPage',
] as const;
export type AttributionName = (typeof attributionNames)[number];

/** A field of the payload for `process-form-submission`. */
export type PayloadName = FieldName | 'formType' | AttributionName;
