import { expect, it } from 'vitest';
import { contactLinksOf, telephoneHref } from './contact-links.ts';

it.each([
  ['+27 (0)82 555 0100', '+27825550100'],
  ['0027 ( 0 ) 82 555 0100', '0027825550100'],
  ['(0)82 555 0100', '0825550100'],
  ['+27 (82) 550 0100', '+27825500100'],
])('dials %s as %s', (phone, number) => expect(telephoneHref(phone)).toBe(`tel:${number}`));

it('links email and telephone if they are configured', () => {
  expect(contactLinksOf({ email: 'a@b.example', phone: '+44 (20) 7946-0100' })).toEqual([
    { kind: 'E-mail', text: 'a@b.example', href: 'mailto:a@b.example' },
    { kind: 'Telephone', text: '+44 (20) 7946-0100', href: 'tel:+442079460100' },
  ]);
  expect(contactLinksOf({ email: '', phone: '' })).toEqual([]);
});
