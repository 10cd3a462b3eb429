import { existsSync } from 'node:fs';
import { join } from 'node:path';
import * as country from '../../src/content/company/country.ts';
import type { SiteConfig } from '../../src/content/site.ts';
import { isoDate } from '../../src/content/words/calendar-date.ts';

const isMailbox = (address: string) => /^[^\s@]+@[^\s@]+\.[^\s@.]+$/.test(address);
/** With its country: `tel:` links and structured data are read abroad. */
const isNumber = (phone: string) =>
  /^\+[\d\s().-]+$/.test(phone) && phone.replaceAll(/\D/g, '').length >= 7;
/** Whether a path like `/documents/manual.pdf` is one of a file that is served. */
const isPublicFile = (path: string, publicDir: string): boolean =>
  path.startsWith('/') && existsSync(join(publicDir, path));
/** Without a password, which everybody would see. */
const isSecure = (url: string) => url.startsWith('https://') && URL.parse(url)?.username === '';

/** The number of characters that fit the announcement's height on a phone. */
const MAX_ANNOUNCEMENT_LENGTH = 90;

/** Checks the site's configuration: a line for each unreachable or invalid value, with field and remedy. */
export function siteProblems(site: SiteConfig, publicDir = 'public'): string[] {
  return [
    ...peopleProblems(site),
    ...noticeProblems(site, publicDir),
    ...machineProblems(site),
    ...announcementProblems(site),
    ...analyticsProblems(site, publicDir),
  ];
}

const line = (
  field: string,
  found: string,
  expected: string,
  file = 'src/content/site.ts',
): string => `${file}: ${field}: found "${found}", expected ${expected}`;

/** A field's problem as a list; empty for a valid field. */
const check = (isRight: boolean, ...about: Parameters<typeof line>): string[] =>
  isRight ? [] : [line(...about)];

/** Checks the addresses, numbers and links that pages show. */
function peopleProblems({ name: company, contact, privacy, social }: SiteConfig): string[] {
  const mail = 'an address like hello@example.com';
  const { email, phone } = contact;
  return [
    ...check(company.trim() !== '', 'name', company, 'the name of the company'),
    ...check(email === '' || isMailbox(email), 'contact.email', email, `${mail}, or nothing`),
    ...check(
      phone === '' || isNumber(phone),
      ...(['contact.phone', phone, `a number like ${country.examplePhone}, or nothing`] as const),
    ),
    ...check(isMailbox(privacy.email), 'privacy.email', privacy.email, mail),
    ...social.flatMap(({ name, url }) =>
      check(isSecure(url), `social, ${name}`, url, 'an address like https://example.com/us'),
    ),
  ];
}

/** Checks the date of the privacy notice and the file that it links. */
function noticeProblems({ privacy }: SiteConfig, publicDir: string): string[] {
  const { noticeChanged, manual } = privacy;
  return [
    ...check(
      isoDate(noticeChanged) !== undefined,
      ...(['privacy.noticeChanged', noticeChanged, 'a day like 30 November 2026'] as const),
    ),
    ...check(
      manual === '' || isPublicFile(manual, publicDir),
      ...(['privacy.manual', manual, 'the path of a file in public, or nothing'] as const),
    ),
  ];
}

/** Checks the values for browsers, search engines and other programs. */
function machineProblems({
  verification,
  securityContact,
  indexNowKey: key,
}: SiteConfig): string[] {
  const { uri } = securityContact;
  const isContact =
    /^(https:\/\/|tel:\+?\d)/.test(uri) ||
    (uri.startsWith('mailto:') && isMailbox(uri.slice('mailto:'.length)));
  return [
    ...verification.flatMap(({ name, content }, index) => [
      ...check(
        /^[\w.:-]+$/.test(name),
        ...([`verification.${index}.name`, name, 'a name like google-site-verification'] as const),
      ),
      ...check(
        /^[^\s<>"]+$/.test(content),
        `verification.${index}.content`,
        content,
        'what the search console gives for it, without the tag around it',
      ),
    ]),
    ...check(
      key === '' || /^[A-Za-z0-9-]{8,128}$/.test(key),
      ...(['indexNowKey', key, '8 to 128 letters, digits and dashes, or nothing'] as const),
    ),
    ...check(
      uri === '' || isContact,
      'securityContact.uri',
      uri,
      'an address like mailto:security@example.com or https://example.com/security, or nothing',
    ),
  ];
}

/** Checks the country's profile, like `siteProblems`. */
export function countryProblems(profile: typeof country): string[] {
  const { currencyCode, exampleEmail, examplePhone, language, salesTaxShare, timeZone } = profile;
  const five = profile.writeAmount('5');
  const rules: [isRight: boolean, field: string, found: string, expected: string][] = [
    [isKnown(() => Intl.getCanonicalLocales(language)), 'language', language, 'a tag like en-IE'],
    [
      isKnown(() => new Intl.DateTimeFormat('en', { timeZone })),
      ...(['timeZone', timeZone, 'a name like Europe/Dublin'] as const),
    ],
    [
      Intl.supportedValuesOf('currency').includes(currencyCode),
      ...(['currencyCode', currencyCode, 'a code like EUR'] as const),
    ],
    [five.includes('5'), 'writeAmount', five, 'the digits in it'],
    [
      salesTaxShare >= 0 && salesTaxShare < 1,
      ...(['salesTaxShare', String(salesTaxShare), 'a share like 0.15'] as const),
    ],
    [isMailbox(exampleEmail), 'exampleEmail', exampleEmail, 'an address like you@company.com'],
    [isNumber(examplePhone), 'examplePhone', examplePhone, 'a number like +353 1 234 5678'],
  ];
  return rules.flatMap(([isRight, ...about]) =>
    check(isRight, ...about, 'src/content/company/country.ts'),
  );
}

/** Whether a name is one that `Intl` knows, which throws otherwise. */
function isKnown(parse: () => unknown): boolean {
  try {
    parse();
    return true;
  } catch {
    return false;
  }
}

function announcementProblems({ announcement }: SiteConfig): string[] {
  if (!announcement) return [];
  const { text, link, until } = announcement;
  const { length } = link ? `${text} ${link.label}` : text;
  return [
    ...check(text.trim() !== '', 'announcement.text', text, 'a sentence, or announcement: null'),
    ...check(
      length <= MAX_ANNOUNCEMENT_LENGTH,
      'announcement.text',
      text,
      `${MAX_ANNOUNCEMENT_LENGTH} characters at most with the link's label, and it has ${length}`,
    ),
    ...(link
      ? [
          ...check(link.label.trim() !== '', 'announcement.link.label', link.label, 'a word'),
          ...check(
            /^\/(?!\/)/.test(link.to) || isSecure(link.to),
            'announcement.link.to',
            link.to,
            'a path like /contact, or an address like https://example.com/us',
          ),
        ]
      : []),
    ...check(
      isoDate(until) !== undefined,
      ...(['announcement.until', until, 'its last day, like 30 November 2026'] as const),
    ),
  ];
}

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

function analyticsProblems({ hosts, privacy }: SiteConfig, publicDir: string): string[] {
  const { script, attributes, origins } = hosts.analytics;
  if (script === '') return [];
  const { name, place } = privacy.embedded.analytics;
  return [
    ...check(
      isPublicFile(script, publicDir) || isSecure(script),
      'hosts.analytics.script',
      script,
      'an address that begins with https://, or the path of a file in public',
    ),
    ...Object.keys(attributes).flatMap((attribute) =>
      check(
        /^[a-z][\w-]*$/.test(attribute) && !/^(src|on.*)$/.test(attribute),
        'hosts.analytics.attributes',
        attribute,
        'names of attributes, like data-domain, without src',
      ),
    ),
    ...origins.flatMap((origin) =>
      check(
        isSecure(origin) && new URL(origin).origin === origin,
        ...(['hosts.analytics.origins', origin, 'origins like https://example.com'] as const),
      ),
    ),
    ...check(
      name !== '' && place !== '',
      'privacy.embedded.analytics',
      `${name}, ${place}`,
      'name and place of the company that runs it, for the privacy notice',
    ),
  ];
}
