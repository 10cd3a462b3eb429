import { describe, expect, it } from 'vitest';
import type { Addresses, PageAddress } from './addresses.ts';
import { movedAddresses, redirectProblems } from './moved-addresses.ts';

const pages = (...paths: string[]): Addresses =>
  new Map(paths.map((path) => [path, { params: {} } as PageAddress]));

describe('movedAddresses', () => {
  const { targetOf, goneAddress } = movedAddresses(
    {
      '/old': '/new',
      '/blog/*': '/insights/*',
      '/blog/special': '/contact',
      '/blog/2019/*': '/insights',
    },
    ['/campaign', '/press/*'],
  );

  it.each([
    ['/old', '/new'],
    ['/older', undefined],
    ['/blog/one', '/insights/one'],
    ['/blog/special', '/contact'],
    ['/blog/2019/one', '/insights'],
    ['/blog', undefined],
    ['/blog/', undefined],
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

describe('redirectProblems', () => {
  const addresses = pages('/', '/contact', '/insights', '/insights/one');
  const problems = (redirects: Record<string, string>, gone: string[] = []) =>
    redirectProblems(redirects, gone, addresses);

  it('accepts redirects to pages', () => {
    expect(
      problems({ '/old': '/contact', '/blog/*': '/insights/*', '/news-*': '/insights' }, ['/x/*']),
    ).toEqual([]);
  });

  it.each([
    ['a page', { '/contact': '/' }, '/contact is a page of the site'],
    ['a pattern that covers one', { '/insights/*': '/' }, '/insights/one is a page of the site'],
    ['no page', { '/old': '/nowhere' }, 'there is no page at its target /nowhere'],
    ['a chain', { '/a': '/b', '/b': '/contact' }, 'its target /b has moved to /contact itself'],
    [
      'a chain by a pattern',
      { '/a': '/b/c', '/b/*': '/' },
      'its target /b/c has moved to / itself',
    ],
    ['a loop', { '/a': '/b', '/b': '/a' }, 'it forms a loop with /b'],
    ['a redirect to itself', { '/a': '/a' }, 'it forms a loop with /a'],
    ['a star in the target alone', { '/a': '/insights/*' }, 'but the address itself does not'],
    ['capitals', { '/Old': '/' }, 'write it like /old-page'],
    ['a star inside', { '/a/*/b': '/' }, 'write it like /old-page'],
    ['another site', { '/a': 'https://x.test/' }, 'write its target https://x.test/ like'],
  ])('rejects %s', (_what, redirects, words) => {
    const [first] = problems(redirects);
    expect(first).toMatch(/^src\/content\/redirects\.ts: redirects: \//);
    expect(first).toContain(words);
  });

  it('rejects gone addresses that are pages or redirects', () => {
    expect(problems({ '/old': '/' }, ['/contact', '/old'])).toEqual([
      'src/content/redirects.ts: gone: /contact: /contact is a page of the site, which would be unreachable',
      'src/content/redirects.ts: gone: /old: it is in redirects, too: remove one of the two',
    ]);
  });
});
