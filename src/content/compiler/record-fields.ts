import { existsSync } from 'node:fs';
import { join } from 'node:path';
import * as z from 'zod/mini';
import { parseRecord } from './content-files.ts';

/* Fields of records in TypeScript, whose types the build does not check. */

/** A text; the problem of one that a rule refuses says what it is and what is expected. */
export const textLike = (isRight: (text: string) => boolean, expected: string) =>
  z.string().check(z.refine(isRight, { error: ({ input }) => found(input, expected) }));

export const found = (input: unknown, expected: string): string =>
  `found "${String(input)}", expected ${expected}`;

export const orNothing = (isRight: (text: string) => boolean, expected: string) =>
  textLike((text) => text === '' || isRight(text), `${expected}, or nothing`);

/** A text that is shown. */
export const words = textLike((text) => text.trim() !== '', 'words');

export const postalAddress = z.strictObject({
  /** The lines above the place: street, building, district. */
  street: z.array(words).check(z.minLength(1)),
  /** Town or city. */
  locality: words,
  /** Province, state or county. */
  region: z.optional(words),
  /** Postcode. */
  code: z.string(),
  country: words,
});
/** The parts of a postal address; `addressLines` of company/country.ts has their order. */
export type PostalAddress = z.infer<typeof postalAddress>;

export const isMailbox = (address: string) => /^[^\s@]+@[^\s@]+\.[^\s@.]+$/.test(address);
/** With its country: `tel:` links and structured data are read abroad. */
export const isNumber = (phone: string) =>
  /^\+[\d\s().-]+$/.test(phone) && phone.replaceAll(/\D/g, '').length >= 7;
/** Whether a path like `/documents/manual.pdf` is one of a file that is served. */
export const isPublicFile = (path: string) =>
  path.startsWith('/') && existsSync(join('public', path));
/** Without a password, which everybody would see. */
export const isSecure = (url: string) =>
  url.startsWith('https://') && URL.parse(url)?.username === '';
export const isOrigin = (url: string) => isSecure(url) && new URL(url).origin === url;
export const isPathOrSecure = (url: string) => /^\/(?!\/)/.test(url) || isSecure(url);

export const SECURE = 'an address like https://example.com/us';
export const ORIGIN = 'an origin like https://example.com';
export const MAILBOX = 'an address like hello@example.com';

/** A line for each field of a record that a schema refuses. */
export function linesOf<T>(place: string, schema: z.ZodMiniType<T>, record: unknown): string[] {
  const result = parseRecord(schema, record);
  return 'problems' in result ? result.problems.map((problem) => `${place}: ${problem}`) : [];
}
