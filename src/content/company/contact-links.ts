import { siteConfig } from '../site.ts';
import type { SiteConfig } from '../model/site-schema.ts';

interface ContactLink {
  kind: 'Email' | 'Telephone';
  text: string;
  href: string;
}

/**
 * The `tel:` link of a telephone number in any notation; the (0) of `+27 (0)82…` is dialled within the country alone,
 * and an extension, such as `ext. 12` or `#12`, after the call is answered.
 */
export const telephoneHref = (phone: string): string => {
  const withoutExtension = phone.replace(/(\d[^\d\p{L}#;,]*)[\p{L}#;,].*/su, '$1');
  const international = withoutExtension.replace(/^(\s*(?:\+|00).*?)\(\s*0\s*\)/, '$1');
  return `tel:${international.replace(/[^+\d]/g, '')}`;
};

/** Links to the company's email and telephone; omits empty ones. */
export function contactLinksOf({ email, phone }: SiteConfig['contact']): ContactLink[] {
  const links: ContactLink[] = [];
  if (email) links.push({ kind: 'Email', text: email, href: `mailto:${email}` });
  if (phone) links.push({ kind: 'Telephone', text: phone, href: telephoneHref(phone) });
  return links;
}

export const contactLinks = contactLinksOf(siteConfig.contact);
