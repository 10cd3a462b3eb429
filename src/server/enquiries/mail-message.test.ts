import { expect, it } from 'vitest';
import { storedEnquiry } from '../../../tests/support/stored-enquiry.ts';
import { mailMessage } from './mail-message.ts';

it('states the deadline of the answer, a day after the enquiry, in a time zone', () => {
  const enquiry = storedEnquiry({ created_at: '2026-11-23T12:04:31.000Z' });
  const { text, html } = mailMessage(enquiry, 'www.example.com', 'Africa/Maputo');
  expect(text).toMatch(/^Answer by Tue 24 November, 14:04\n/);
  expect(text).toContain('Received: Mon 23 November, 14:04\n');
  expect(html).toContain('Answer by Tue 24 November, 14:04');
});

it('writes midnight as 00:00', () => {
  const enquiry = storedEnquiry({ created_at: '2026-12-30T22:00:00.000Z' });
  const { text } = mailMessage(enquiry, 'www.example.com', 'Africa/Maputo');
  expect(text).toMatch(/^Answer by Fri 1 January, 00:00\n/);
});

it('escapes text that looks like an encoded word', () => {
  const name = '=?utf-8?B?SW52b2ljZQ==?=';
  const { subject, replyTo } = mailMessage(storedEnquiry({ name, company: '' }), 'www.example.com');
  for (const text of [subject, replyTo!.name]) {
    expect(text).not.toContain('=?');
    expect(text.replaceAll('\u200b', '')).toContain(name);
  }
});

it('has no reply address that a mail server may refuse, and says where to answer', () => {
  const messageFor = (email: string) => mailMessage(storedEnquiry({ email }), 'www.example.com');
  expect(messageFor('ann@пример.рф').replyTo?.address).toBe('ann@пример.рф');
  const { replyTo, text, html } = messageFor('jürgen@example.de');
  expect(replyTo).toBeUndefined();
  for (const part of [text, html]) expect(part).toContain('Write to jürgen@example.de');
});

it('says of a check that it is one, and asks for no answer', () => {
  const key = '~check:form:0123456789abcdef0123456789abcdef';
  const { subject, text, html } = mailMessage(
    storedEnquiry({ idempotency_key: key }),
    'www.example.com',
  );
  expect(subject).toBe('Check: Contact, Thandi Mokoena');
  for (const part of [text, html]) {
    expect(part).toContain('Nothing to answer');
    expect(part).not.toMatch(/Answer by|new enquiry/);
  }
});
