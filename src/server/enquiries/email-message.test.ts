import { expect, it } from 'vitest';
import { formTypeOf } from '../../content/navigation/form-types.ts';
import { services } from '../../content/navigation/services.ts';
import { storedEnquiry } from '../../../tests/support/stored-enquiry.ts';
import { emailMessage } from './email-message.ts';

it.each([
  ['2026-11-23T12:04:31.000Z', 'en-ZA', 'Mon, 23 November at 14:04', 'Tue, 24 November at 14:04'],
  ['2026-12-30T22:00:00.000Z', 'en-ZA', 'Thu, 31 December at 00:00', 'Fri, 01 January at 00:00'],
  ['2026-11-23T12:04:31.000Z', 'de', 'Mo., 23. November um 14:04', 'Di., 24. November um 14:04'],
])(
  'states for an enquiry of %s in %s: received %s, answer by %s',
  (at, language, received, due) => {
    const enquiry = storedEnquiry({ created_at: at });
    const readers = { language, timeZone: 'Africa/Maputo' };
    const { text, html } = emailMessage(enquiry, 'www.example.com', readers);
    expect(text.startsWith(`Answer by ${due}\n`)).toBe(true);
    expect(text).toContain(`Received: ${received}\n`);
    expect(html).toContain(`Answer by ${due}`);
  },
);

it('lists every field, with links to call and to answer, and escapes markup', () => {
  const message = 'Two <b>lines</b>,\n& more.';
  const form_type = formTypeOf(services[0]!);
  const referrer = 'https://example.com/shopify';
  const company = 'Mokoena Logistics';
  const enquiry = storedEnquiry({ message, form_type, company, referrer });
  const { subject, text, html } = emailMessage(enquiry, 'www.example.com');
  expect(subject).toBe(`Enquiry: ${services[0]!.name}, Mokoena Logistics`);
  for (const line of [
    'Name: Thandi Mokoena\n',
    'Phone: +44 20 7946 0101\n',
    'Referrer: https://example.com/shopify\n',
    'Message: Two <b>lines</b>,\n    & more.\n',
    'Source: google (search), first page /, sent from /contact\n',
  ])
    expect(text).toContain(line);
  expect(html).toContain('<a href="tel:+442079460101">+44 20 7946 0101</a>');
  expect(html).toContain('<a href="mailto:thandi@example.com">thandi@example.com</a>');
  expect(html).toContain('Two &#60;b&#62;lines&#60;/b&#62;,\n&#38; more.');
});

it('names only forms of the site in the subject, and shows another as it was sent', () => {
  const subjectOf = (form_type: string) =>
    emailMessage(storedEnquiry({ form_type, company: 'Acme' }), 'www.example.com');
  expect(subjectOf('consultation').subject).toBe('Enquiry: Consultation, Acme');
  const { subject, text } = subjectOf('You have won-consultation');
  expect(subject).toBe('Enquiry: another form, Acme');
  expect(text).toContain('Form: You have won-consultation\n');
});

it('shows typed text in its own direction, and asks for no automatic answer', () => {
  const { html, headers } = emailMessage(storedEnquiry({ message: 'שלום' }), 'www.example.com');
  expect(html).toMatch(/<td dir="auto"[^>]*>שלום</);
  expect(headers).toEqual({ 'Auto-Submitted': 'auto-generated' });
});

it('escapes text that looks like an encoded word', () => {
  const name = '=?utf-8?B?SW52b2ljZQ==?=';
  const { subject, replyTo } = emailMessage(
    storedEnquiry({ name, company: '' }),
    'www.example.com',
  );
  for (const text of [subject, replyTo!.name]) {
    expect(text).not.toContain('=?');
    expect(text.replaceAll('\u200b', '')).toContain(name);
  }
});

it('has no reply address that a mail server may refuse, and says where to answer', () => {
  const messageFor = (email: string) => emailMessage(storedEnquiry({ email }), 'www.example.com');
  expect(messageFor('ann@пример.рф').replyTo?.address).toBe('ann@пример.рф');
  const { replyTo, text, html } = messageFor('jürgen@example.de');
  expect(replyTo).toBeUndefined();
  for (const part of [text, html]) expect(part).toContain('Write to jürgen@example.de');
});
