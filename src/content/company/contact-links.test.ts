import { expect, it } from 'vitest';
import { contactLinksOf } from './contact-links.ts';

it('links e-mail and telephone where they are configured', () => {
  expect(contactLinksOf({ email: 'a@b.example', phone: '+44 (20) 7946-0100' })).toEqual([
    { kind: 'E-mail', text: 'a@b.example', href: 'mailto:a@b.example' },
    { kind: 'Telephone', text: '+44 (20) 7946-0100', href: 'tel:+442079460100' },
  ]);
  expect(contactLinksOf({ email: '', phone: '' })).toEqual([]);
});
