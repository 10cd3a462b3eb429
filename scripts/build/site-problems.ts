import * as z from 'zod/mini';
import { ownersFields } from '../../src/content/records/case-study-schema.ts';
import type { SiteConfig } from '../../src/content/site.ts';
import { isoDate } from '../../src/content/words/calendar-date.ts';
import {
  found,
  isMailbox,
  isNumber,
  isOrigin,
  isPathOrSecure,
  isPublicFile,
  isSecure,
  linesOf,
  MAILBOX,
  NUMBER,
  ORIGIN,
  orNothing,
  postalAddress,
  SECURE,
  textLike,
  words,
} from './record-fields.ts';

/** The number of characters that fit the announcement's height on a phone. */
const MAX_ANNOUNCEMENT_LENGTH = 90;

const announcementSchema = z
  .strictObject({
    text: textLike((text) => text.trim() !== '', 'a sentence, or announcement: null'),
    link: z.optional(
      z.strictObject({
        label: textLike((text) => text.trim() !== '', 'a word'),
        to: textLike(isPathOrSecure, `a path like /contact, or ${SECURE}`),
      }),
    ),
    until: textLike((text) => isoDate(text) !== undefined, 'its last day, like 30 November 2026'),
  })
  .check(
    z.refine((announcement) => lengthOf(announcement) <= MAX_ANNOUNCEMENT_LENGTH, {
      path: ['text'],
      error: ({ input }) => {
        const announcement = input as Announcement;
        return found(
          announcement.text,
          `${MAX_ANNOUNCEMENT_LENGTH} characters at most with the link's label, and it has ${lengthOf(announcement)}`,
        );
      },
    }),
  );

type Announcement = NonNullable<SiteConfig['announcement']>;

const lengthOf = ({ text, link }: Pick<Announcement, 'text' | 'link'>): number =>
  (link ? `${text} ${link.label}` : text).length;

const company = z.strictObject({ name: z.string(), place: z.string() });

const siteSchema = z
  .strictObject({
    name: textLike((text) => text.trim() !== '', 'the name of the company'),
    tagline: words,
    claim: words,
    titleSeparator: words,
    locale: textLike((text) => /^[a-z]{2}_[A-Z]{2}$/.test(text), 'a language like en_US'),
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
    verification: z.array(
      z.strictObject({
        name: textLike((text) => /^[\w.:-]+$/.test(text), 'a name like google-site-verification'),
        content: textLike(
          (text) => /^[^\s<>"]+$/.test(text),
          'what the search console gives for it, without the tag around it',
        ),
      }),
    ),
    indexNowKey: orNothing(
      (key) => /^[A-Za-z0-9-]{8,128}$/.test(key),
      '8 to 128 letters, digits and dashes',
    ),
    announcement: z.nullable(announcementSchema),
    social: z.array(
      z.strictObject({
        ...ownersFields,
        name: z.enum(['Facebook', 'Instagram', 'LinkedIn', 'X', 'YouTube']),
        url: textLike(isSecure, SECURE),
      }),
    ),
    hosts: z.strictObject({
      imageDelivery: z.strictObject({ origin: orNothing(isOrigin, ORIGIN), account: z.string() }),
      videoEmbedOrigin: orNothing(isOrigin, ORIGIN),
      maps: orNothing(isOrigin, ORIGIN),
      scheduling: z.strictObject({
        ...ownersFields,
        link: orNothing(isSecure, SECURE),
        script: orNothing(isSecure, SECURE),
        frame: orNothing(isOrigin, ORIGIN),
      }),
      analytics: z.strictObject({
        script: orNothing(
          (script) => isPublicFile(script) || isSecure(script),
          'an address like https://example.com/script.js, the path of a file in public',
        ),
        attributes: z.record(z.string(), z.string()).check(
          z.refine((attributes) => wrongAttribute(attributes) === undefined, {
            error: ({ input }) =>
              found(
                wrongAttribute(input as Record<string, string>),
                'names of attributes, like data-domain, without src',
              ),
          }),
        ),
        origins: z.array(textLike(isOrigin, ORIGIN)),
      }),
      preconnect: z.array(textLike(isOrigin, ORIGIN)),
      dnsPrefetch: z.array(textLike(isOrigin, ORIGIN)),
    }),
    securityContact: z.strictObject({
      ...ownersFields,
      uri: orNothing(
        (uri) =>
          /^(https:\/\/|tel:\+?\d)/.test(uri) ||
          (uri.startsWith('mailto:') && isMailbox(uri.slice('mailto:'.length))),
        'an address like mailto:security@example.com or https://example.com/security',
      ),
    }),
    contact: z.strictObject({
      ...ownersFields,
      email: orNothing(isMailbox, MAILBOX),
      phone: orNothing(isNumber, NUMBER),
    }),
    company: z.strictObject({
      ...ownersFields,
      legalName: z.string(),
      registrationNumber: z.string(),
      address: postalAddress,
      registrations: z.array(z.strictObject({ term: words, text: words })),
      insurance: z.string(),
      partners: z.string(),
    }),
    privacy: z.strictObject({
      ...ownersFields,
      email: textLike(isMailbox, MAILBOX),
      retentionMonths: z.int().check(z.positive()),
      noticeChanged: textLike((text) => isoDate(text) !== undefined, 'a day like 30 November 2026'),
      manual: orNothing(isPublicFile, 'the path of a file in public'),
      processors: z.array(
        z.strictObject({
          ...ownersFields,
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
      messenger: z.strictObject({ ...company.shape, operator: z.string() }),
      embedded: z.strictObject({ maps: company, calendar: company, analytics: company }),
    }),
    countVisits: z.boolean(),
  })
  .check(
    z.refine(
      ({ hosts, privacy: { embedded } }) =>
        hosts.analytics.script === '' || !Object.values(embedded.analytics).includes(''),
      {
        path: ['privacy', 'embedded', 'analytics'],
        error: ({ input }) =>
          found(
            Object.values((input as SiteConfig).privacy.embedded.analytics).join(', '),
            'name and place of the company that runs it, for the privacy notice',
          ),
      },
    ),
  );

const wrongAttribute = (attributes: Readonly<Record<string, string>>): string | undefined =>
  Object.keys(attributes).find((name) => !/^[a-z][\w-]*$/.test(name) || /^(src|on.*)$/.test(name));

/** Checks the site's configuration: a line for each unreachable or invalid value, with field and remedy. */
export const siteProblems = (site: SiteConfig): string[] =>
  linesOf('src/content/site.ts', siteSchema, site);

/**
 * Reports an announcement whose last day is over.
 *
 * @param today like `2026-11-30`
 */
export function announcementNote({ announcement }: SiteConfig, today: string): string[] {
  if (!announcement || isoDate(announcement.until)! >= today) return [];
  return [
    `src/content/site.ts: announcement.until: ${announcement.until} is over, so the announcement is not shown: remove it, or set a later day`,
  ];
}
