import { expect, it } from 'vitest';
import { cleanMessage, isOfExtension, ownFrames } from './clean-error.ts';

const typed = ['Thandi Mokoena', 'thandi@example.com', '082 123 4567', 'A store (soon).', ''];

it.each([
  ['cannot keep Thandi Mokoena', 'cannot keep …'],
  ['cannot keep MOKOENA, 082', 'cannot keep …, …'],
  ['no account for thandi@example.com', 'no account for …'],
  ['A store (soon). is too long', '… is too long'],
])('removes entered values: %s', (message, expected) =>
  expect(cleanMessage(message, typed)).toBe(expected),
);

it.each([
  [`Unexpected token 'T', "Thandi"... is no JSON`, 'Unexpected token …, …... is no JSON'],
  ["Cannot read undefined (reading 'name')", 'Cannot read undefined (reading …)'],
  ['at https://react.dev/errors/418?args[]=Thandi for', 'at https://react.dev/errors/418… for'],
  ['The server answered 404 for /contact?name=Thandi', 'The server answered 404 for /contact…'],
  ['write to thandi@example.com', 'write to …'],
  ['call 0821234567', 'call …'],
  ['"never closed', '…'],
  ['and/or why? unknown', 'and/or why? unknown'],
])('removes quotations, queries, e-mail addresses and long numbers: %s', (message, expected) =>
  expect(cleanMessage(message)).toBe(expected),
);

it('returns one line of at most 300 characters', () => {
  expect(cleanMessage('one\n two')).toBe('one two');
  expect(cleanMessage('word '.repeat(500))).toHaveLength(300);
});

it('finds the positions in assets of the site, as Chromium, Firefox and Safari write them', () => {
  const stack = `Error: no
    at save (https://www.example.com/assets/Page-1a2B3c4D.js:1:234)
    at https://www.example.com/assets/entry-client-x_-y1234.js:2:5
    at Thandi (https://elsewhere.example/assets/Page-1a2B3c4D.js:1:1)
    at https://www.example.com/contact?name=Thandi:1:20
save@https://www.example.com/assets/Form-abcdefgh.js:3:77
module code@[native code]`;
  expect(ownFrames(stack, 'https://www.example.com')).toEqual([
    '/assets/Page-1a2B3c4D.js:1:234',
    '/assets/entry-client-x_-y1234.js:2:5',
    '/assets/Form-abcdefgh.js:3:77',
  ]);
});

it.each([
  'chrome-extension://abc/x.js',
  'moz-extension://1',
  'safari-web-extension://2',
  'webkit-masked-url://hidden/',
])('recognises a browser extension: %s', (address) => {
  expect(isOfExtension(`at x (${address}:1:1)`)).toBe(true);
  expect(isOfExtension('the extension: none')).toBe(false);
});
