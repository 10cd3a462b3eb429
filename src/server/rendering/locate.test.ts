import { expect, it } from 'vitest';
import type { Addresses, PageAddress } from './addresses.ts';
import { locate } from './locate.ts';
import { movedAddresses } from './moved-addresses.ts';

const page = { params: {} } as PageAddress;
const addresses: Addresses = new Map(['/', '/contact'].map((path) => [path, page]));
const moved = movedAddresses({ '/wiki/map_(old)': '/contact' }, []);
const at = (path: string, search = '') => locate(path, search, { routes: [], addresses, moved });

it.each([
  ['/contact.', '/contact'],
  ['/contact/),', '/contact'],
  ['/contact%22%3E', '/contact'],
  ['/contact%20', '/contact'],
  ['/contact’', '/contact'],
  ['/)', '/'],
  ['/wiki/Map_(old)', '/contact'],
])('a link with the end of its sentence, %s, leads to %s', (path, target) =>
  expect(at(path)).toEqual({ movedTo: target }),
);

it.each([
  ['/contact%3Futm_source=mail', '', '/contact?utm_source=mail'],
  [
    '/contact%3futm_source%3Dmail%26utm_campaign%3Dmay',
    '',
    '/contact?utm_source=mail&utm_campaign=may',
  ],
  ['/contact&utm_source=mail', '?gclid=1', '/contact?utm_source=mail&gclid=1'],
  ['/contact%3Fx=%0d%0aSet-Cookie:1', '', '/contact?x=%0D%0ASet-Cookie%3A1'],
])('a query within the path %s is one', (path, search, target) =>
  expect(at(path, search)).toEqual({ movedTo: target }),
);

it('rejects a malformed escape within a query', () => {
  expect(() => at('/contact%3Fx=%E0%A4%A')).toThrow('not written correctly');
});
