import { expect, it } from 'vitest';
import { junkReason, signalsOfPost, type EarlierEnquiry } from './junk.ts';
import { ordinaryMessages } from '../../tests/fixtures/ordinary-messages.ts';

const of = (message: string, email = 'ann@example.com'): EarlierEnquiry => ({ email, message });
/** The same text of several senders. */
const sentBy = (message: string, ...names: string[]) =>
  names.map((name) => of(message, `${name}@example.com`));

const OFFER = 'We offer cheap traffic for your website, answer today.';
const LINKS = [1, 2, 3, 4].map((number) => `https://example.com/${number}`);

it.each<[string, string, string[], EarlierEnquiry[], string]>([
  ['an ordinary text', OFFER, [], [], ''],
  ['a field of another site', OFFER, ['site field'], [], 'a field for a site'],
  ['a form sent in less than two seconds', OFFER, ['haste'], [], 'sent within two seconds'],
  ['a signal that it does not know', OFFER, ['other'], [], ''],
  ['three links', `Our pages: ${LINKS.slice(0, 3).join(' ')}`, [], [], ''],
  ['four links', `Our pages: ${LINKS.join(' ')}`, [], [], 'more than three links'],
  ['one link four times', 'See www.example.com '.repeat(4), [], [], ''],
  ['a link alone', ' https://example.com/offer?x=1 ', [], [], 'nothing but links'],
  [
    'a link as markup',
    '<a href="https://example.com/x">https://example.com</a>',
    [],
    [],
    'nothing but links',
  ],
  ['a link with a word', 'Redesign https://example.com', [], [], ''],
  ['a text of two senders', OFFER, [], sentBy(OFFER, 'bob'), ''],
  ['a text of three senders', OFFER, [], sentBy(OFFER, 'bob', 'cy'), 'a text of three senders'],
  [
    'that text with other punctuation',
    `${OFFER.toUpperCase()}!!!`,
    [],
    sentBy(OFFER, 'bob', 'cy'),
    'a text of three senders',
  ],
  ['a text that one sender repeats', OFFER, [], sentBy(OFFER, 'ann', 'ANN', 'bob'), ''],
  [
    'a few usual words',
    'Please call me back.',
    [],
    sentBy('Please call me back.', 'bob', 'cy', 'di'),
    '',
  ],
  [
    'a link of three senders',
    'Hello, https://www.example.com/sale?id=3 is new',
    [],
    [
      ...sentBy('Look: http://example.com/sale?id=1', 'bob'),
      ...sentBy('Try example https://example.com/sale/.', 'cy'),
    ],
    'a link of three senders',
  ],
  [
    'other pages of the same site',
    'My profile is https://www.linkedin.com/in/ann',
    [],
    [
      ...sentBy('See https://www.linkedin.com/in/bob', 'bob'),
      ...sentBy('https://www.linkedin.com/in/cy is me', 'cy'),
    ],
    '',
  ],
])('judges %s', (_, message, signals, lastHour, reason) => {
  const found = junkReason(of(message), signals, lastHour);
  expect(reason === '' ? found : found.startsWith(reason)).toBe(reason === '' ? '' : true);
});

it.each<[Record<string, unknown>, number | undefined, string[]]>([
  [{}, undefined, []],
  [{ website: 'https://spam.example' }, undefined, ['site field']],
  [{ 'your-website': 'spam.example' }, undefined, ['site field']],
  [{ URL: 'spam.example' }, undefined, ['site field']],
  [{ home_page: 'spam.example' }, undefined, ['site field']],
  [{ website: '' }, undefined, []],
  [{ budget: 'R5 000', subject: 'An app', sitemap: '1', linkedin: 'ann' }, undefined, []],
  [{}, 1_999, ['haste']],
  [{}, 2_000, []],
  [{ website: 'x' }, 300, ['site field', 'haste']],
])('for the fields %j after %s ms gives the signals %j', (unknown, elapsedMs, signals) => {
  expect(signalsOfPost(unknown, elapsedMs)).toEqual(signals);
});

it.each(ordinaryMessages)('finds no junk in an ordinary enquiry: %s', (message) => {
  const others = ordinaryMessages
    .filter((other) => other !== message)
    .map((other, at) => of(other, `visitor-${at}@example.com`));
  expect(junkReason(of(message), [], others)).toBe('');
});

it('compares two hundred long texts in a moment', () => {
  const long = Array.from({ length: 200 }, (_, at) =>
    of(`${'https://a.example/b '.repeat(240)}${at}`, `${at}@example.com`),
  );
  const start = process.cpuUsage();
  junkReason(of('[url='.repeat(1_000)), [], long);
  junkReason(of('https://'.repeat(600)), [], long);
  junkReason(of('<a '.repeat(1_600)), [], long);
  junkReason(
    of(Array.from({ length: 240 }, (_, at) => `https://${at}.example`).join(' ')),
    [],
    long,
  );
  expect(process.cpuUsage(start).user / 1_000).toBeLessThan(1_000);
});
