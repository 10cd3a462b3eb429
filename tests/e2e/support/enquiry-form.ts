import {
  openStoredEnquiries,
  type StoredEnquiry,
} from '../../../scripts/operations/stored-enquiries.ts';
import { enquiryFields, type EnquiryField, type FieldName } from '../../../src/enquiry/fields.ts';
import { expect, scrollAndClick, type Page } from './test.ts';

/** The fields that the tests fill; an owner's form may have more. */
const filled = ['name', 'email', 'phone', 'company', 'message'] as const satisfies FieldName[];
const isFilled = ({ name }: EnquiryField) => filled.some((each) => each === name);
const fields: readonly EnquiryField[] = enquiryFields.filter(isFilled);
type Values = Record<(typeof filled)[number], string>;
const valuesOf = (value: (field: EnquiryField) => string) =>
  Object.fromEntries(fields.map((field) => [field.name, value(field)])) as Values;

/** The message of each field for an invalid value. */
export const messages = valuesOf(({ message }) => message);

/** Valid values; the email address identifies a test's enquiries. */
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

const labels = valuesOf(({ label }) => label);
export const field = (page: Page, name: keyof Values) => page.getByLabel(labels[name]);
export const submitButton = (page: Page) => page.locator('form button[type=submit]');
export const submit = (page: Page) => scrollAndClick(submitButton(page));

export async function fill(page: Page, values: Partial<Values>): Promise<void> {
  for (const [name, value] of Object.entries(values)) {
    await field(page, name as keyof Values).fill(value);
  }
}

export async function expectValues(page: Page, values: Values): Promise<void> {
  for (const name of filled) await expect(field(page, name)).toHaveValue(values[name]);
}

/** Expects exactly these messages: their fields are invalid and described by the visible message. */
export async function expectMessages(page: Page, expected: Partial<Values>): Promise<void> {
  for (const { name, hint } of fields) {
    const input = field(page, name as keyof Values);
    const message = expected[name as keyof Values];
    await expect(input).toHaveAttribute('aria-invalid', String(message !== undefined));
    await expect(input).toHaveAccessibleDescription([message, hint].filter(Boolean).join(' '));
    if (message !== undefined) {
      const id = (await input.getAttribute('aria-describedby'))?.split(' ')[0] ?? null;
      await expect(page.locator(`[id="${id}"]`)).toBeVisible();
    }
  }
}

/** The stored enquiries of this email address. */
export const storedFrom = (email: string): StoredEnquiry[] =>
  openStoredEnquiries(process.env['E2E_DATA_DIR'] ?? '')
    .list()
    .filter((enquiry) => enquiry.email === email);
