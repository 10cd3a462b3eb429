import { createHash } from 'node:crypto';
import { telephoneHref } from '../../content/company/contact-links.ts';
import { answerHours } from '../../content/company/promises.ts';
import { markdownPages } from '../../content/navigation/markdown-pages.ts';
import { services } from '../../content/navigation/services.ts';
import { country } from '../../content/company/country.ts';
import type { Country } from '../../content/model/country-schema.ts';
import { siteConfig } from '../../content/site.ts';
import { fieldNames } from '../../enquiry/fields.ts';
import { formPages, formTypeOf } from '../../content/navigation/form-types.ts';
import { escapeMarkup } from '../../seo/escape.ts';
import { describeAttribution } from './describe-attribution.ts';
import type { Enquiry } from './outbox.ts';

/** An email in nodemailer's format; the transport adds sender and recipients. */
interface EmailMessage {
  subject: string;
  text: string;
  html: string;
  replyTo?: { name: string; address: string };
  messageId: string;
  headers: typeof automatic;
}

/** Keeps automatic replies (RFC 3834) from going to the sender. */
export const automatic = { 'Auto-Submitted': 'auto-generated' };

/** The columns that are listed as they are; the source line has the others. */
const listedColumns = [...fieldNames, 'referrer'] as const;

/** Where the email is read. */
type Readers = Pick<Country, 'language' | 'timeZone'>;

/** A moment as the readers write it: `Tue, 24 November at 14:04`. */
const formatDateTime = ({ language, timeZone }: Readers, moment: Date): string =>
  moment.toLocaleString(language, {
    ...{ weekday: 'short', day: 'numeric', month: 'long', hour: '2-digit', minute: '2-digit' },
    timeZone,
  });

const deadlineOf = ({ created_at }: Enquiry): Date =>
  new Date(Date.parse(created_at) + answerHours * 3_600_000);

const linkOf: Partial<Record<(typeof listedColumns)[number], (value: string) => string>> = {
  email: (address) => `mailto:${encodeURIComponent(address).replace('%40', '@')}`,
  phone: telephoneHref,
};

interface EmailLine {
  label: string;
  value: string;
  href?: string;
}

/**
 * The email about an enquiry: when an answer is due, every field, the source, and the sender's address for replies, if
 * every mail server takes it. An enquiry always gives the same message and id, so email programs show it once.
 *
 * @param host of the site's address, for the message id
 * @param readers whose language and time zone its times have
 */
export function emailMessage(
  enquiry: Enquiry,
  host: string,
  readers: Readers = country,
): EmailMessage {
  const { subject, lines, texts, canReply } = describeEnquiry(enquiry, readers);
  const { email, name } = enquiry;
  const hash = createHash('sha256').update(enquiry.idempotency_key).digest('hex').slice(0, 32);
  return {
    subject,
    text: `${texts.deadline}\n\n${toText(lines)}\n\n${texts.howToReply}\n`,
    html: html(texts, lines),
    ...(canReply && { replyTo: { name: plainText(name), address: email } }),
    messageId: `<enquiry-${hash}@${host}>`,
    headers: automatic,
  };
}

/** The same as text for a chat: subject, when an answer is due, and every field. */
export function chatMessage(enquiry: Enquiry): string {
  const { subject, lines, texts } = describeEnquiry(enquiry, country);
  return `${subject}\n${texts.deadline}\n\n${toText(lines)}`;
}

function describeEnquiry(enquiry: Enquiry, readers: Readers) {
  const form = formOf(enquiry.form_type);
  const lines: EmailLine[] = [
    ...listedColumns
      .filter((column) => enquiry[column] !== '')
      .map((column) => ({
        label: labelOf(column),
        value: enquiry[column],
        href: linkOf[column]?.(enquiry[column]),
      })),
    { label: 'Source', value: describeAttribution(enquiry) },
    { label: 'Form', value: form ?? enquiry.form_type },
    { label: 'Received', value: formatDateTime(readers, new Date(enquiry.created_at)) },
  ];
  const { email, name } = enquiry;
  // nodemailer converts a domain, but many mail servers refuse other letters before the @.
  const canReply = /^\p{ASCII}*@/u.test(email);
  const howToReply = canReply
    ? `Reply to this email to answer ${name}.`
    : `Write to ${email} to answer ${name}: a reply to this email would not get there.`;
  const texts: EmailTexts = {
    title: `A new enquiry at ${siteConfig.name}`,
    deadline: `Answer by ${formatDateTime(readers, deadlineOf(enquiry))}`,
    howToReply,
  };
  const subject = `Enquiry: ${form ?? 'another form'}, ${plainText(enquiry.company || name)}`;
  return { subject, lines, texts, canReply };
}

/** Fields as text. Further lines of one are indented, so that none looks like another field. */
const toText = (lines: EmailLine[]): string =>
  lines.map(({ label, value }) => `${label}: ${value.replaceAll('\n', '\n    ')}`).join('\n');

/**
 * Keeps email programs from decoding submitted text as an encoded word (`=?utf-8?…?=`), which could hide anything, by
 * a zero-width character between its first two characters.
 */
const plainText = (text: string): string => text.replaceAll('=?', '=\u200b?');

/** The name of a form of the site: its service, or the form type in words. Undefined for any other form type. */
function formOf(formType: string): string | undefined {
  if (!formPages.has(formType)) return undefined;
  const service = [...services, ...markdownPages].find((page) => formType === formTypeOf(page));
  return service?.name ?? labelOf(formType);
}

function labelOf(column: string): string {
  const label = column.replaceAll('_', ' ');
  return label.slice(0, 1).toUpperCase() + label.slice(1);
}

interface EmailTexts {
  title: string;
  deadline: string;
  howToReply: string;
}

function html({ title, deadline, howToReply }: EmailTexts, lines: EmailLine[]): string {
  const rows = lines.map(({ label, value, href }) => {
    const text = escapeMarkup(value);
    const shown = href ? `<a href="${escapeMarkup(href)}">${text}</a>` : text;
    return `<tr><th align="left" valign="top" style="padding:4px 16px 4px 0">${escapeMarkup(label)}</th><td dir="auto" style="padding:4px 0;white-space:pre-line">${shown}</td></tr>`;
  });
  return `<!DOCTYPE html><html lang="en" dir="auto"><head><meta charset="utf-8"><title>Enquiry</title></head><body><h1 style="font-size:18px">${escapeMarkup(title)}</h1><p><strong>${escapeMarkup(deadline)}</strong></p><table>${rows.join('')}</table><p>${escapeMarkup(howToReply)}</p></body></html>`;
}
