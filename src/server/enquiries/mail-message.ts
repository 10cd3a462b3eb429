import { createHash } from 'node:crypto';
import { telephoneHref } from '../../content/company/contact-links.ts';
import { answerHours } from '../../content/company/promises.ts';
import { services } from '../../content/navigation/services.ts';
import { site } from '../../content/site.ts';
import { enquiryColumns } from '../../../supabase/functions/process-form-submission/handler.ts';
import { escapeMarkup } from '../escape-markup.ts';
import { attributionInWords } from './attribution-in-words.ts';
import type { Enquiry } from './outbox.ts';

/** One mail, as nodemailer takes it; sender and recipients are the transport's. */
export interface MailMessage {
  subject: string;
  text: string;
  html: string;
  replyTo: { name: string; address: string };
  messageId: string;
}

/** Told together in one line of words, or no field that a visitor filled in. */
const toldInWords = new Set([
  'form_type',
  'utm_source',
  'utm_medium',
  'utm_campaign',
  'utm_term',
  'utm_content',
  'entry_page',
  'last_page',
]);

const onTheClock = new Intl.DateTimeFormat('en-GB', {
  weekday: 'short',
  day: 'numeric',
  month: 'long',
  hour: '2-digit',
  minute: '2-digit',
  hourCycle: 'h23',
  timeZone: site.timeZone,
});

/** A moment as people in the company say it: `Tue 24 November, 14:04`. */
function inCompanyTime(moment: Date): string {
  const parts = new Map(onTheClock.formatToParts(moment).map(({ type, value }) => [type, value]));
  const [weekday, day, month] = [parts.get('weekday'), parts.get('day'), parts.get('month')];
  return `${weekday} ${day} ${month}, ${parts.get('hour')}:${parts.get('minute')}`;
}

/** The promised answer, from the moment that the enquiry came. */
const deadlineOf = ({ created_at }: Enquiry): string =>
  inCompanyTime(new Date(Date.parse(created_at) + answerHours * 3_600_000));

/** How a value is reached with one click. */
const linkOf: Partial<Record<(typeof enquiryColumns)[number], (value: string) => string>> = {
  email: (address) => `mailto:${encodeURIComponent(address).replace('%40', '@')}`,
  phone: telephoneHref,
};

interface Line {
  label: string;
  value: string;
  href?: string;
}

/**
 * The mail about an enquiry: until when it is to be answered, every field, where its sender came
 * from, and a reply that goes to the sender. The same enquiry always makes the same message with the same id, so that mail programs
 * show one even if a crash let it be sent twice.
 *
 * @param host of the site's address, for the message id
 */
export function mailMessage(enquiry: Enquiry, host: string): MailMessage {
  const service = serviceOf(enquiry.form_type);
  const lines: Line[] = [
    ...enquiryColumns
      .filter((column) => !toldInWords.has(column) && enquiry[column] !== '')
      .map((column) => ({
        label: labelOf(column),
        value: enquiry[column],
        href: linkOf[column]?.(enquiry[column]),
      })),
    { label: 'Source', value: attributionInWords(enquiry) },
    { label: 'Form', value: service },
    { label: 'Received', value: inCompanyTime(new Date(enquiry.created_at)) },
  ];
  const deadline = `Answer by ${deadlineOf(enquiry)}`;
  const hash = createHash('sha256').update(enquiry.idempotency_key).digest('hex').slice(0, 32);
  return {
    subject: `Enquiry: ${service}, ${plainText(enquiry.company || enquiry.name)}`,
    text: `${deadline}\n\n${lines.map(({ label, value }) => `${label}: ${value}`).join('\n')}\n\nReply to this mail to answer ${enquiry.name}.\n`,
    html: html(deadline, lines, enquiry.name),
    replyTo: { name: plainText(enquiry.name), address: enquiry.email },
    messageId: `<enquiry-${hash}@${host}>`,
  };
}

/**
 * Keeps mail programs from decoding what a visitor wrote as an encoded word (`=?utf-8?…?=`), behind which
 * anything could stand: a character without width parts its first two.
 */
const plainText = (text: string): string => text.replaceAll('=?', '=\u200b?');

/** What the form was about: a service by its name, else the form itself. */
function serviceOf(formType: string): string {
  const service = services.find(({ path }) => formType === `${path.slice(1)}-consultation`);
  return service?.name ?? labelOf(formType.replaceAll('-', '_'));
}

/** `last_name` → `Last name` */
function labelOf(column: string): string {
  const words = column.replaceAll('_', ' ');
  return words.slice(0, 1).toUpperCase() + words.slice(1);
}

function html(deadline: string, lines: Line[], name: string): string {
  const rows = lines.map(({ label, value, href }) => {
    const text = escapeMarkup(value);
    const shown = href ? `<a href="${escapeMarkup(href)}">${text}</a>` : text;
    return `<tr><th align="left" valign="top" style="padding:4px 16px 4px 0">${escapeMarkup(label)}</th><td style="padding:4px 0;white-space:pre-line">${shown}</td></tr>`;
  });
  return `<!DOCTYPE html><html lang="en"><head><meta charset="utf-8"><title>Enquiry</title></head><body><h1 style="font-size:18px">A new enquiry at ${escapeMarkup(site.name)}</h1><p><strong>${escapeMarkup(deadline)}</strong></p><table>${rows.join('')}</table><p>Reply to this mail to answer ${escapeMarkup(name)}.</p></body></html>`;
}
