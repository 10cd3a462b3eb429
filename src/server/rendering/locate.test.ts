import { expect, it } from 'vitest';
import { testRoute } from '../../../tests/support/test-route.ts';
import { toContent } from '../../content/records/content.ts';
import { listAddresses } from './addresses.ts';
import { locate } from './locate.ts';
import { movedAddresses } from './moved-addresses.ts';

const routes = [
  testRoute('/'),
  testRoute('/contact'),
  testRoute('/notes/:id', { addresses: () => ['/notes/one', '/notes/two'] }),
  testRoute('*'),
];
const addresses = listAddresses(routes, toContent({ caseStudies: [], articles: [] }));
const moved = movedAddresses(
  {
    '/old': '/contact',
    '/blog/*': '/notes/*',
    '/blog/special': '/contact#message',
    '/blog/2019/*': '/contact?a=1',
    '/About-Us/': '/',
    '/caf%C3%A9': '/notes/feed.xml',
    '/wiki/map_(old)': '/contact',
    '/before': '/draft',
    '/shop/*': 'https://shop.test/*',
    '/sale': 'https://shop.test/page?a=1#b',
    '/anywhere/*': '/*',
    '/news*': '/contact',
  },
  ['/campaign/', '/Press/*'],
);
const locationOf = (path: string, search = '') => {
  const place = locate(path, search, { routes, addresses, moved });
  return 'movedTo' in place ? `→ ${place.movedTo}` : place.pathname;
};

it.each([
  ['/', '', '/'],
  ['/notes/two', '?a=b', '/notes/two'],
  // Spellings
  ['/Contact', '?a=b', '→ /contact?a=b'],
  ['//contact/', '', '→ /contact'],
  ['//', '', '→ /'],
  ['/%63ontact', '', '→ /contact'],
  ['/notes%2Fone', '', '→ /notes/one'],
  ['/%E2%80%8Bcontact%E2%80%8E', '', '→ /contact'],
  // With the end of a sentence
  ['/contact/),.’', '', '→ /contact'],
  ['/contact%22%3E', '', '→ /contact'],
  ['/contact%20', '', '→ /contact'],
  ['/)', '', '→ /'],
  ['/wiki/Map_(old)', '', '→ /contact'],
  // With a query within the path
  ['/contact%3Futm_source=mail', '', '→ /contact?utm_source=mail'],
  ['/contact%3futm_source%3Da%26utm_campaign%3Db', '', '→ /contact?utm_source=a&utm_campaign=b'],
  ['/contact&utm_source=mail', '?gclid=1', '→ /contact?utm_source=mail&gclid=1'],
  ['/contact%3Fx=%0d%0aSet-Cookie:1', '', '→ /contact?x=%0D%0ASet-Cookie%3A1'],
  // Moved
  ['/old', '?utm_source=mail', '→ /contact?utm_source=mail'],
  ['/older', '', '/-/-'],
  ['/blog/one', '', '→ /notes/one'],
  ['/blog/special', '?utm_source=mail', '→ /contact?utm_source=mail#message'],
  ['/blog/2019/one', '?utm_source=mail', '→ /contact?a=1&utm_source=mail'],
  ['/blog', '', '/-/-'],
  ['/blog/', '', '/-/-'],
  ['/about-us', '', '→ /'],
  ['/news-2019', '', '→ /contact'],
  ['/news', '', '/-/-'],
  ['/café', '', '→ /notes/feed.xml'],
  ['/before', '', '/-/-'],
  ['/sale', '?c=2', '→ https://shop.test/page?a=1&c=2#b'],
  // Gone
  ['/campaign', '', '/campaign'],
  ['/campaign/more', '', '/-/-'],
  ['/press/2019', '', '/press/-'],
  ['/press', '', '/-/-'],
  // Missing: an address for each not-found page
  ['/notes/three', '', '/notes/-'],
  ['/notes/one/more', '', '/-/-'],
  ['/contact/more', '', '/contact/-/-'],
])('%s%s leads to %s', (path, search, place) => {
  expect(locationOf(path, search)).toBe(place);
});

it.each(['/%E0%A4%A', '/contact%3Fx=%E0%A4%A'])('rejects the malformed escape of %s', (path) => {
  expect(() => locationOf(path)).toThrow('not written correctly');
});

it.each(['//evil.com', '/\\evil.com', '\\evil.com', '/\t/evil.com', '.evil.com'])(
  'leads to no other host through a star in place of %s',
  (rest) => {
    const here = locationOf(`/anywhere/${rest}`).replace('→ ', '');
    expect(new URL(here, 'https://site.test').host).toBe('site.test');
    const shop = locationOf(`/shop/${rest}`).replace('→ ', '');
    expect(new URL(shop).host).toBe('shop.test');
  },
);
