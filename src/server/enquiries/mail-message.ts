import { createHash } from 'node:crypto';
import { services } from '../../content/services.ts';
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

const receivedAt = new Intl.DateTimeFormat('en-ZA', {
  dateStyle: 'long',
  timeStyle: 'short',
  timeZone: 'UTC',
});

/**
 * The mail about an enquiry: every field, where its sender came from, and a reply that goes to the
 * sender. The same enquiry always makes the same message with the same id, so that mail programs
 * show one even if a crash let it be sent twice.
 *
 * @param host of the site's address, for the message id
 */
export function mailMessage(enquiry: Enquiry, host: string): MailMessage {
  const service = serviceOf(enquiry.form_type);
  const lines: [label: string, value: string][] = [
    ...enquiryColumns
      .filter((column) => !toldInWords.has(column) && enquiry[column] !== '')
      .map((column): [string, string] => [labelOf(column), enquiry[column]]),
    ['How they came', attributionInWords(enquiry)],
    ['Form', service],
    ['Received', `${receivedAt.format(new Date(enquiry.created_at))} UTC`],
  ];
  const hash = createHash('sha256').update(enquiry.idempotency_key).digest('hex').slice(0, 32);
  return {
    subject: `Enquiry: ${service}, ${enquiry.company || enquiry.name}`,
    text: `${lines.map(([label, value]) => `${label}: ${value}`).join('\n')}\n\nReply to this mail to answer ${enquiry.name}.\n`,
    html: html(lines, enquiry.name),
    replyTo: { name: enquiry.name, address: enquiry.email },
    messageId: `<enquiry-${hash}@${host}>`,
  };
}

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

function html(lines: [string, string][], name: string): string {
  const rows = lines.map(
    ([label, value]) =>
      `<tr><th align="left" valign="top" style="padding:4px 16px 4px 0">${escapeMarkup(label)}</th><td style="padding:4px 0;white-space:pre-line">${escapeMarkup(value)}</td></tr>`,
  );
  return `<!DOCTYPE html><html lang="en"><head><meta charset="utf-8"><title>Enquiry</title></head><body><h1 style="font-size:18px">A new enquiry at ${escapeMarkup(site.name)}</h1><table>${rows.join('')}</table><p>Reply to this mail to answer ${escapeMarkup(name)}.</p></body></html>`;
}
