import { expect, it } from 'vitest';
import { contactLinksOf, telephoneHref } from './contact-links.ts';

it.each([
  ['+27 (0)82 555 0100', '+27825550100'],
  ['0027 ( 0 ) 82 555 0100', '0027825550100'],
  ['(0)82 555 0100', '0825550100'],
  ['+27 (82) 550 0100', '+27825500100'],
  ['+27 11 555 0100 ext. 12', '+27115550100'],
  ['011 555 0100 x12', '0115550100'],
  ['+27 11 555 0100 (доб. 12)', '+27115550100'],
  ['+27 11 555 0100;ext=12', '+27115550100'],
  ['+27 11 555 0100 #12', '+27115550100'],
  ['Tel. 030/555-010', '030555010'],
])('dials %s as %s', (phone, number) => expect(telephoneHref(phone)).toBe(`tel:${number}`));

it('links email and telephone if they are configured', () => {
  expect(contactLinksOf({ email: 'a@b.example', phone: '+44 (20) 7946-0100' })).toEqual([
    { kind: 'Email', text: 'a@b.example', href: 'mailto:a@b.example' },
    { kind: 'Telephone', text: '+44 (20) 7946-0100', href: 'tel:+442079460100' },
  ]);
  expect(contactLinksOf({ email: '', phone: '' })).toEqual([]);
});
