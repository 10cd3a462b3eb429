import { site, type SiteConfig } from '../site.ts';

interface ContactLink {
  kind: 'E-mail' | 'Telephone';
  text: string;
  href: string;
}

/** The address that dials a telephone number as people write it. */
export const telephoneHref = (phone: string): string => `tel:${phone.replace(/[^+\d]/g, '')}`;

/** How to reach the company without a form, as links; what the configuration leaves empty is left out. */
export function contactLinksOf({ email, phone }: SiteConfig['contact']): ContactLink[] {
  const links: ContactLink[] = [];
  if (email) links.push({ kind: 'E-mail', text: email, href: `mailto:${email}` });
  if (phone) links.push({ kind: 'Telephone', text: phone, href: telephoneHref(phone) });
  return links;
}

export const contactLinks = contactLinksOf(site.contact);
