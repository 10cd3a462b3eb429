import { existsSync } from 'node:fs';
import { join } from 'node:path';
import * as z from 'zod/mini';
import { isHosted } from '../picture-files.ts';
import { isoDate } from '../words/calendar-date.ts';

/* Fields that several schemas have. */

/** A field with its purpose, which editors show (src/content/schemas). */
export const described = <Schema extends z.ZodMiniType>(
  description: string,
  schema: Schema,
): Schema => schema.check(z.describe(description));

/** A text of a content file that is not empty. */
export const text = z
  .string()
  .check(z.trim(), z.minLength(1, { error: ({ input }) => found(input, 'a text') }));

/** The path of a file below public, or an address. */
export const shareImageSchema = z
  .string()
  .check(z.regex(/^(?:\/|https:\/\/)\S+$/, 'must begin with /, the folder public'));

/** A picture in a content file: see ImageAsset. */
export const imageAssetSchema = z.strictObject({
  src: z.string().check(
    z.refine((src) => /^\/\S+$/.test(src) || isHosted(src), {
      error: 'must begin with /, the folder public, or be an id at the image-delivery service',
    }),
  ),
  width: z.int().check(z.positive()),
  height: z.int().check(z.positive()),
});

/** Text such as `March 4, 2026` or `4 March 2026`, shown as it is written. */
export const daySchema = z.string().check(
  z.refine((text) => isoDate(text) !== undefined, {
    error: ({ input }) =>
      /^(?:[A-Z][a-z]+ \d{1,2},|\d{1,2} [A-Z][a-z]+) \d{4}$/.test(String(input))
        ? `${String(input)} does not exist`
        : 'must be a day written like "March 4, 2026" or "4 March 2026"',
  }),
);

const repeated = (values: readonly unknown[]) =>
  values.find((value, index) => values.indexOf(value) < index);

/** Refuses a list with the same entry twice. */
export const distinct = z.refine<readonly unknown[]>((list) => repeated(list) === undefined, {
  error: ({ input }) => `has "${String(repeated(input as unknown[]))}" twice: remove it`,
});

/** Refuses two entries with the same text in a field that must be unique. */
export function distinctBy<Field extends string>(field: Field) {
  const again = (entries: unknown) =>
    repeated((entries as Record<Field, unknown>[]).map((entry) => entry[field]));
  return z.refine<readonly Record<Field, unknown>[]>((entries) => again(entries) === undefined, {
    error: ({ input }) => `has the ${field} "${String(again(input))}" twice: change one`,
  });
}

/** A text with a rule, whose message says what was found and what is expected. */
export const textLike = (isRight: (text: string) => boolean, expected: string) =>
  z.string().check(z.refine(isRight, { error: ({ input }) => found(input, expected) }));

export const found = (input: unknown, expected: string): string =>
  `found "${String(input)}", expected ${expected}`;

export const orNothing = (isRight: (text: string) => boolean, expected: string) =>
  textLike((text) => text === '' || isRight(text), `${expected}, or nothing`);

export const postalAddress = z.strictObject({
  /** The lines above the place: street, building, district. */
  street: z.array(text).check(z.minLength(1)),
  /** Town or city. */
  locality: text,
  /** Province, state or county. */
  region: z.optional(text),
  /** Postcode. */
  code: z.string(),
  country: text,
});
/** The parts of a postal address; `addressLines` of content/country.yaml has their order. */
export type PostalAddress = z.infer<typeof postalAddress>;

export const isEmail = (address: string) => /^[^\s@]+@[^\s@]+\.[^\s@.]+$/.test(address);
/** With the country's code, because `tel:` links and structured data are read abroad. */
export const isPhone = (phone: string) =>
  /^\+[\d\s().-]+$/.test(phone) && phone.replaceAll(/\D/g, '').length >= 7;
/** Whether a path like `/documents/manual.pdf` leads to a file in public. */
export const isPublicFile = (path: string) =>
  path.startsWith('/') && existsSync(join('public', path));
/** Without a password, which would be public. */
export const isSecure = (url: string) =>
  url.startsWith('https://') && URL.parse(url)?.username === '';
export const isOrigin = (url: string) => isSecure(url) && new URL(url).origin === url;
export const isPathOrSecure = (url: string) => /^\/(?!\/)/.test(url) || isSecure(url);

export const SECURE = 'an address like https://example.com/us';
export const ORIGIN = 'an origin like https://example.com';
export const EMAIL = 'an email address like hello@example.com';
export const PHONE = 'a number like +27 82 123 4567';
