import * as z from 'zod/mini';
import {
  found,
  isMailbox,
  isNumber,
  isPathOrSecure,
  isSecure,
  MAILBOX,
  orNothing,
  SECURE,
  textLike,
  words,
} from './record-fields.ts';
import { NUMBER } from './site-schema.ts';

const isKnown = (parse: () => unknown): boolean => {
  try {
    parse();
    return true;
  } catch {
    return false;
  }
};

/** The exports of company/country.ts. */
export const countrySchema = z.object({
  name: words,
  demonym: words,
  clock: words,
  currency: words,
  salesTax: words,
  languages: z.array(words).check(z.minLength(1)),
  language: textLike((tag) => isKnown(() => Intl.getCanonicalLocales(tag)), 'a tag like en-IE'),
  timeZone: textLike(
    (timeZone) => isKnown(() => new Intl.DateTimeFormat('en', { timeZone })),
    'a name like Europe/Dublin',
  ),
  currencyCode: textLike(
    (code) => Intl.supportedValuesOf('currency').includes(code),
    'a code like EUR',
  ),
  writeAmount: z.custom<(digits: string) => string>((write) => write('5').includes('5'), {
    error: ({ input }) => found((input as (digits: string) => string)('5'), 'the digits in it'),
  }),
  salesTaxShare: z.number().check(
    z.refine((share) => share >= 0 && share < 1, {
      error: ({ input }) => found(input, 'a share like 0.15'),
    }),
  ),
  exampleEmail: textLike(isMailbox, 'an address like you@company.com'),
  examplePhone: textLike(isNumber, 'a number like +353 1 234 5678'),
  privacyRules: z.object({
    officer: words,
    processors: words,
    abroad: words,
    rights: z.array(words),
    links: z.array(z.strictObject({ text: words, href: textLike(isPathOrSecure, SECURE) })),
    regulator: z.strictObject({
      name: words,
      address: z.string(),
      email: orNothing(isMailbox, MAILBOX),
      phone: orNothing(isNumber, NUMBER),
      site: textLike(isSecure, SECURE),
    }),
  }),
});
