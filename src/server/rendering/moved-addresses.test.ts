import { describe, expect, it } from 'vitest';
import type { Addresses, PageAddress } from './addresses.ts';
import { locationOf, movedAddresses } from './moved-addresses.ts';

const pages = (...paths: string[]): Addresses =>
  new Map(paths.map((path) => [path, { params: {} } as PageAddress]));

describe('movedAddresses', () => {
  const { targetOf, goneAddress } = movedAddresses(
    {
      '/old': '/new',
      '/blog/*': '/insights/*',
      '/blog/special': '/contact',
      '/blog/2019/*': '/insights',
      '/About-Us/': '/',
      '/caf%C3%A9': '/contact',
    },
    ['/campaign/', '/Press/*'],
  );

  it.each([
    ['/old', '/new'],
    ['/older', undefined],
    ['/blog/one', '/insights/one'],
    ['/blog/special', '/contact'],
    ['/blog/2019/one', '/insights'],
    ['/blog', undefined],
    ['/blog/', undefined],
    ['/about-us', '/'],
    ['/café', '/contact'],
  ])('%s redirects to %s', (path, target) => {
    expect(targetOf(path)).toBe(target);
  });

  it.each([
    ['/campaign', '/campaign'],
    ['/campaign/more', undefined],
    ['/press/2019', '/press/-'],
    ['/press', undefined],
  ])('%s is gone, with the cache address %s', (path, expected) => {
    expect(goneAddress(path)).toBe(expected);
  });
});

describe('locationOf', () => {
  const addresses = pages('/contact', '/insights');
  const { targetOf } = movedAddresses({ '/old/*': '/*', '/shop/*': 'https://shop.test/*' }, []);

  it.each([
    ['/contact', '', '/contact'],
    ['/contact', '?utm_source=mail', '/contact?utm_source=mail'],
    ['/contact#message', '?utm_source=mail', '/contact?utm_source=mail#message'],
    ['/contact?a=1', '?utm_source=mail', '/contact?a=1&utm_source=mail'],
    ['/insights/feed.xml', '', '/insights/feed.xml'],
    ['https://shop.test/page?a=1#b', '?c=2', 'https://shop.test/page?a=1&c=2#b'],
    ['/draft', '', undefined],
  ])('leads to %s with the query "%s" at %s', (target, search, location) => {
    expect(locationOf(target, search, addresses)).toBe(location);
  });

  it.each(['//evil.com', '/\\evil.com', '\\evil.com', '/\t/evil.com', '.evil.com'])(
    'leads to no other host through a star in place of %s',
    (rest) => {
      const here = locationOf(targetOf(`/old/${rest}`)!, '', addresses);
      if (here !== undefined) expect(new URL(here, 'https://site.test').host).toBe('site.test');
      const shop = locationOf(targetOf(`/shop/${rest}`)!, '', addresses);
      expect(new URL(shop!).host).toBe('shop.test');
    },
  );
});
