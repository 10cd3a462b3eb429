import * as z from 'zod/mini';
import {
  found,
  isEmail,
  isPhone,
  isPathOrSecure,
  isSecure,
  EMAIL,
  PHONE,
  orNothing,
  SECURE,
  textLike,
  text,
} from './common-fields.ts';

const isKnown = (parse: () => unknown): boolean => {
  try {
    parse();
    return true;
  } catch {
    return false;
  }
};

const languages = new Intl.DisplayNames('en', { type: 'language', fallback: 'none' });
/** Of a language that exists: `jp` is a country's code. */
const isLanguage = (tag: string): boolean =>
  isKnown(() => Intl.getCanonicalLocales(tag)) &&
  languages.of(new Intl.Locale(tag).language) !== undefined;

const degrees = z.number().check(z.gte(-180), z.lte(180));

/** content/country.yaml. */
export const countrySchema = z
  .strictObject({
    name: text,
    demonym: text,
    clock: text,
    currency: text,
    salesTax: z.optional(text),
    /** The lines of a postal address between street and country. */
    addressLines: z.array(
      textLike(
        (line) =>
          /\{(?:locality|region|code)\}/.test(line) &&
          !/\{(?!(?:locality|region|code)\})/.test(line),
        'a line like {locality}, {code}',
      ),
    ),
    privacyLaw: text,
    dataAgreement: z.strictObject({ term: text, law: text }),
    /** The country's bounds, in degrees. */
    box: z.optional(
      z.strictObject({ south: degrees, north: degrees, west: degrees, east: degrees }),
    ),
    languages: z.array(text).check(z.minLength(1)),
    language: textLike(isLanguage, 'a tag like en-IE'),
    timeZone: textLike(
      (timeZone) => isKnown(() => new Intl.DateTimeFormat('en', { timeZone })),
      'a name like Europe/Dublin',
    ),
    currencyCode: textLike(
      (code) => Intl.supportedValuesOf('currency').includes(code),
      'a code like EUR',
    ),
    salesTaxShare: z.optional(
      z.number().check(
        z.refine((share) => share >= 0 && share < 1, {
          error: ({ input }) => found(input, 'a share like 0.15'),
        }),
      ),
    ),
    exampleEmail: textLike(isEmail, 'an email address like you@company.com'),
    examplePhone: textLike(isPhone, 'a number like +353 1 234 5678'),
    privacyRules: z.strictObject({
      officer: text,
      processors: text,
      abroad: text,
      rights: z.array(text),
      manual: z.optional(z.strictObject({ linked: text, onRequest: text })),
      links: z.array(z.strictObject({ text, href: textLike(isPathOrSecure, SECURE) })),
      regulator: z.strictObject({
        name: text,
        address: z.string(),
        email: orNothing(isEmail, EMAIL),
        phone: orNothing(isPhone, PHONE),
        site: textLike(isSecure, SECURE),
      }),
    }),
  })
  .check(
    z.refine(
      ({ salesTax, salesTaxShare }) => (salesTax === undefined) === (salesTaxShare === undefined),
      {
        path: ['salesTax'],
        error: 'needs salesTaxShare, and salesTaxShare needs salesTax: write both, or neither',
      },
    ),
  );

export type Country = z.infer<typeof countrySchema>;
