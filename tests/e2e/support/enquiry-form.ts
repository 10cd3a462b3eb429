import { execFileSync } from 'node:child_process';
import type { EnquiryRow } from '../../../src/enquiry/enquiry-row.ts';
import { enquiryFields, type EnquiryField } from '../../../src/enquiry/fields.ts';
import { dataDirOf } from './data-dir.ts';
import { expect, scrollAndClick, type Page } from './test.ts';

/** The labels of the form's fields. */
export const labels = {
  name: 'Full Name',
  email: 'Email Address',
  phone: 'Phone Number',
  company: 'Company Name',
  message: 'Tell us about your project',
} as const;
export type FieldName = keyof typeof labels;
export type Values = Record<FieldName, string>;

/** The message of each field for an invalid value. */
export const messages: Values = {
  name: 'Name must be at least 2 characters.',
  email: 'Please enter a valid email address.',
  phone: 'Please enter a valid phone number.',
  company: 'Company name must be at least 2 characters.',
  message: 'Message must be at least 10 characters.',
};

/** Valid values; the e-mail address identifies a test's enquiries. */
export const enquiryOf = (email: string): Values => ({
  name: 'Thandi Mokoena',
  email,
  phone: '+44 20 7946 0123',
  company: 'Karoo Logistics',
  message: 'We want our drivers’ paper slips in one app by July.',
});

/** An invalid value for each field. */
export const wrong: Values = {
  name: 'T',
  email: 'thandi@',
  phone: '123',
  company: 'K',
  message: 'Hello',
};

export const fieldNames = Object.keys(labels) as FieldName[];
export const field = (page: Page, name: FieldName) => page.getByLabel(labels[name]);
export const submitButton = (page: Page) => page.locator('form button[type=submit]');
export const submit = (page: Page) => scrollAndClick(submitButton(page));

export async function fill(page: Page, values: Partial<Values>): Promise<void> {
  for (const [name, value] of Object.entries(values)) {
    await field(page, name as FieldName).fill(value);
  }
}

export async function expectValues(page: Page, values: Values): Promise<void> {
  for (const name of fieldNames) await expect(field(page, name)).toHaveValue(values[name]);
}

/** The hints of fields. */
const hints = new Map(enquiryFields.map(({ name, hint }: EnquiryField) => [name, hint]));

/** Expects exactly these messages: their fields are invalid and described by the visible message. */
export async function expectMessages(page: Page, expected: Partial<Values>): Promise<void> {
  for (const name of fieldNames) {
    const input = field(page, name);
    const message = expected[name];
    await expect(input).toHaveAttribute('aria-invalid', String(message !== undefined));
    const hint = hints.get(name);
    await expect(input).toHaveAccessibleDescription([message, hint].filter(Boolean).join(' '));
    if (message !== undefined) {
      const id = (await input.getAttribute('aria-describedby'))?.split(' ')[0] ?? null;
      await expect(page.locator(`[id="${id}"]`)).toBeVisible();
    }
  }
}

/** The stored enquiries of this e-mail address, from `npm run enquiries -- --json`. */
export function storedFrom(email: string, baseURL: string | undefined): EnquiryRow[] {
  const DATA_DIR = dataDirOf(new URL(baseURL ?? '').port);
  const output = execFileSync(process.execPath, ['scripts/enquiries.ts', '--json'], {
    encoding: 'utf8',
    env: { ...process.env, DATA_DIR, SUPABASE_URL: '' },
  });
  return (JSON.parse(output) as EnquiryRow[]).filter((enquiry) => enquiry.email === email);
}
