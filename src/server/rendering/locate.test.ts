import { expect, it } from 'vitest';
import { testRoute } from '../../../tests/support/test-route.ts';
import { toContent } from '../../content/model/content.ts';
import { listAddresses } from './addresses.ts';
import { locate } from './locate.ts';
import { movedAddresses } from './moved-addresses.ts';

const routes = [
  testRoute('/'),
  testRoute('/contact'),
  testRoute('/notes/:id', { addresses: () => ['/notes/one', '/notes/two', '/notes/%E0%A4%95'] }),
  testRoute('*'),
];
const addresses = listAddresses(routes, toContent({ caseStudies: [], articles: [], pages: [] }));
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
    '/ko': '/notes/क?a=क',
  },
  ['/campaign/', '/Press/*'],
);
const locationOf = (path: string, search = '') => {
  const destination = locate(path, search, { routes, addresses, moved });
  return 'movedTo' in destination ? `→ ${destination.movedTo}` : destination.pathname;
};

it.each([
  ['/', '', '/'],
  ['/notes/two', '?a=b', '/notes/two'],
  // Other forms of an address
  ['/Contact', '?a=b', '→ /contact?a=b'],
  ['//contact/', '', '→ /contact'],
  ['//', '', '→ /'],
  ['/%63ontact', '', '→ /contact'],
  ['/notes%2Fone', '', '→ /notes/one'],
  ['/wiki/Map_(old)', '', '→ /contact'],
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
  ['/notes/%E0%A4%95', '', '/notes/%E0%A4%95'],
  ['/notes/क', '', '→ /notes/%E0%A4%95'],
  ['/notes/%e0%a4%95/', '', '→ /notes/%E0%A4%95'],
  ['/blog/%E0%A4%95', '', '→ /notes/%E0%A4%95'],
  ['/ko', '', '→ /notes/%E0%A4%95?a=%E0%A4%95'],
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

it('rejects a malformed escape', () => {
  expect(() => locationOf('/%E0%A4%A')).toThrow('not written correctly');
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
