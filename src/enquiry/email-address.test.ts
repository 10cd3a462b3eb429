import { expect, it } from 'vitest';
import { isEmailAddress } from './email-address.ts';

it.each([
  'ann@example.com',
  'ann@example',
  'ann@пример.рф',
  'ann@xn--e1afmkfd.xn--p1ai',
  'jürgen@example.de',
  'почта@пример.рф',
  '用户@例子.中国',
  'ann&bob@example.com',
  'ann.o\u2019hara@example.ie',
  "o'hara+site/{a}|b~c!#$%*=?^_`@example.ie",
  '.ann..b.@example.com',
  'a@1.2',
  `ann@${'a'.repeat(63)}.com`,
])('accepts %s', (address) => expect(isEmailAddress(address)).toBe(true));

it.each([
  '',
  'ann',
  '@example.com',
  'ann@',
  'ann@@example.com',
  'ann@bob@example.com',
  'ann@example-.com',
  'ann@-example.com',
  'ann@example..com',
  'ann@.example.com',
  'ann@example.com.',
  'ann@exam_ple.com',
  'ann@example.com/a',
  'ann@пример.рф:80',
  'ann@пример..рф',
  'ann smith@example.com',
  'ann\u00a0smith@example.com',
  'ann@exa mple.com',
  'ann,bob@example.com',
  '"ann"@example.com',
  'ann@[127.0.0.1]',
  `ann@${'a'.repeat(64)}.com`,
  'ann@example.com\nbcc: bob@example.com',
])('rejects %j', (address) => expect(isEmailAddress(address)).toBe(false));
