import * as z from 'zod/mini';
import { hostsSchema } from './hosts-schema.ts';
import * as country from '../company/country.ts';
import { isoDate } from '../words/calendar-date.ts';
import {
  distinctBy,
  fitsShareImage,
  isMailbox,
  isNumber,
  isPublicFile,
  isSecure,
  MAILBOX,
  orNothing,
  postalAddress,
  SECURE,
  textLike,
  words,
} from './record-fields.ts';

export const NUMBER = `a number like ${country.examplePhone}`;

const company = z.strictObject({ name: z.string(), place: z.string() });

/**
 * The site's configuration: name, default metadata, social accounts, hosts and contact data. An empty host means that the
 * site's own files are used.
 */
export const siteSchema = z.strictObject({
  /** The company's name in titles, headings and the copyright line. */
  name: textLike((text) => text.trim() !== '', 'the name of the company').check(...fitsShareImage),
  /**
   * True while the content is the shipped one, which is invented: a small tag stands beside it, the footer says so, and search
   * engines may index nothing on https.
   */
  sampleContent: z.boolean(),
  tagline: words.check(...fitsShareImage),
  claim: words,
  titleSeparator: words,
  locale: textLike((text) => /^[a-z]{2}_[A-Z]{2}$/.test(text), 'a language like en_US'),
  /** The fallback for metadata that neither the backend nor the page has. */
  defaultSeo: z.strictObject({
    title: words,
    description: words,
    author: words,
    imageUrl: textLike(
      (url) => isPublicFile(url) || isSecure(url),
      `the path of a picture in public, or ${SECURE}`,
    ),
    twitterSite: orNothing((text) => /^@\w+$/.test(text), 'a name like @example'),
  }),
  /**
   * Meta tags that prove ownership to search consoles, such as
   * `{ name: 'google-site-verification', content: '…' }`.
   */
  verification: z.array(
    z.strictObject({
      name: textLike((text) => /^[\w.:-]+$/.test(text), 'a name like google-site-verification'),
      content: textLike(
        (text) => /^[^\s<>"]+$/.test(text),
        'what the search console gives for it, without the tag around it',
      ),
    }),
  ),
  social: z
    .array(
      z.strictObject({
        name: z.enum(['Facebook', 'Instagram', 'LinkedIn', 'X', 'YouTube']),
        url: textLike(isSecure, SECURE),
      }),
    )
    .check(distinctBy('name')),
  hosts: hostsSchema,
  /** The contact for vulnerability reports in /.well-known/security.txt; without it there is no such file. */
  securityContact: z.strictObject({
    uri: orNothing(
      (uri) =>
        /^(https:\/\/|tel:\+?\d)/.test(uri) ||
        (uri.startsWith('mailto:') && isMailbox(uri.slice('mailto:'.length))),
      'an address like mailto:security@example.com or https://example.com/security',
    ),
  }),
  /** E-mail and telephone; empty ones are not shown. */
  contact: z.strictObject({
    email: orNothing(isMailbox, MAILBOX),
    phone: orNothing(isNumber, NUMBER),
  }),
  /** The company's particulars in the privacy notice and in 'Before you sign' on /contact; empty ones are not shown. */
  company: z.strictObject({
    legalName: z.string(),
    registrationNumber: z.string(),
    address: postalAddress,
    /** Numbers and standings that the country's procurement asks for. */
    registrations: z.array(z.strictObject({ term: words, text: words })),
    insurance: z.string(),
    /** Partner status with software vendors. */
    partners: z.string(),
  }),
  privacy: z.strictObject({
    /** The mailbox for requests about personal information. */
    email: textLike(isMailbox, MAILBOX),
    /**
     * The retention of enquiries that the notice states. `npm run enquiries -- --purge` deletes those that are
     * older (docs/operations.md).
     */
    retentionMonths: z.int().check(z.positive()),
    /** The day on which what the notice says last changed, as the notice shows it: `26 November 2026`. */
    noticeChanged: textLike((text) => isoDate(text) !== undefined, 'a day like 30 November 2026'),
    /**
     * The manual that a law on access to information asks for: a file in `public`, such as `/documents/manual.pdf`,
     * which the notice links. Empty: the notice says how to get it.
     */
    manual: orNothing(isPublicFile, 'the path of a file in public'),
    /**
     * Companies that handle enquiries: hosting, database, mail. If there are none, the form says that an enquiry goes
     * to nobody else. `hosts`: the hosts of a company that ENQUIRY_WEBHOOK_URL posts to, such as hooks.slack.com; the
     * server warns at start if no processor has the webhook's host.
     */
    processors: z.array(
      z.strictObject({
        name: words,
        task: words,
        place: words,
        hosts: z.optional(
          z.array(
            textLike(
              (host) => URL.parse(`https://${host}`)?.host === host,
              'a host like hooks.example.com',
            ),
          ),
        ),
      }),
    ),
    /** The messenger on which the company answers enquiries if asked to; without a name it doesn't. */
    messenger: z.strictObject({ ...company.shape, operator: z.string() }),
    /** The operators of map and calendar, which see visitors' network addresses, and their countries. */
    embedded: z.strictObject({ maps: company, calendar: company }),
  }),
});

export type SiteConfig = z.infer<typeof siteSchema>;
