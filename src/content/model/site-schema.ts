import * as z from 'zod/mini';
import type { Company } from './company-schema.ts';
import { hostsSchema } from './hosts-schema.ts';
import {
  distinctBy,
  imageAssetSchema,
  isEmail,
  isPhone,
  isSecure,
  EMAIL,
  PHONE,
  orNothing,
  SECURE,
  shareImageSchema,
  textLike,
  text,
} from './common-fields.ts';

/**
 * content/site.yaml: name, default metadata, social accounts, hosts and contact data. An empty host means that the
 * site's own files are used.
 */
export const siteSchema = z.strictObject({
  /** The company's name in titles, headings and the copyright line. */
  name: textLike((text) => text.trim() !== '', 'the name of the company'),
  /**
   * True while the content is invented: small tags mark it, the footer says so, and search engines may index nothing
   * on https.
   */
  sampleContent: z.boolean(),
  tagline: text,
  titleSeparator: textLike((text) => text.trim() !== '', "a separator like ' | '"),
  locale: textLike((text) => /^[a-z]{2}_[A-Z]{2}$/.test(text), 'a language like en_US'),
  /** The fallback for metadata that neither the backend nor the page has. */
  defaultSeo: z.strictObject({
    title: text,
    description: text,
    imageUrl: shareImageSchema,
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
        (uri.startsWith('mailto:') && isEmail(uri.slice('mailto:'.length))),
      'an address like mailto:security@example.com or https://example.com/security',
    ),
  }),
  /** Email and telephone; empty ones are not shown. The picture of /contact, or else contour lines. */
  contact: z.strictObject({
    picture: z.optional(imageAssetSchema),
    email: orNothing(isEmail, EMAIL),
    phone: orNothing(isPhone, PHONE),
  }),
});

type SiteFile = z.infer<typeof siteSchema>;

/** The site's configuration: content/site.yaml with the company's data, and what follows from them. */
export interface SiteConfig extends SiteFile {
  /** Below the name: `300+ people across three countries`. */
  size: string;
  defaultSeo: SiteFile['defaultSeo'] & { author: string };
  company: Omit<Company, 'privacy'>;
  privacy: Company['privacy'];
}
