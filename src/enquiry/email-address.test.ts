import { expect, it } from 'vitest';
import { isEmailAddress } from './email-address.ts';

it.each([
  ['ASCII', 'ann@example.com', 'ann@example', 'a@1.2', `ann@${'a'.repeat(63)}.com`],
  ['any character of HTML’s', "o'hara+site/{a}|b~c!#$%*=?^_`&@example.ie", '.ann..b.@example.com'],
  ['letters of all scripts', 'jürgen@example.de', 'почта@пример.рф', '用户@例子.中国'],
  ['other characters in a name', 'ann.o\u2019hara@example.ie'],
  ['an encoded domain', 'ann@xn--e1afmkfd.xn--p1ai'],
])('accepts %s', (_, ...addresses) => {
  expect(addresses.filter((address) => !isEmailAddress(address))).toEqual([]);
});

it.each([
  ['parts that are missing', '', 'ann', '@example.com', 'ann@'],
  ['more than one @', 'ann@@example.com', 'ann@bob@example.com'],
  ['labels that end with -', 'ann@example-.com', 'ann@-example.com'],
  ['empty labels', 'ann@example..com', 'ann@.example.com', 'ann@example.com.', 'ann@пример..рф'],
  ['long labels', `ann@${'a'.repeat(64)}.com`],
  ['other characters in a domain', 'ann@exam_ple.com', 'ann@example.com/a', 'ann@пример.рф:80'],
  ['spaces', 'ann smith@example.com', 'ann\u00a0smith@example.com', 'ann@exa mple.com'],
  ['lists and quotes', 'ann,bob@example.com', '"ann"@example.com', 'ann@[127.0.0.1]'],
  ['lines', 'ann@example.com\nbcc: bob@example.com'],
])('rejects %s', (_, ...addresses) => {
  expect(addresses.filter(isEmailAddress)).toEqual([]);
});
