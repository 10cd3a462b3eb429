import { expect, it } from 'vitest';
import { redirectProblems } from './redirect-problems.ts';

const problems = (redirects: Record<string, string>, gone: string[] = []) =>
  redirectProblems(
    redirects,
    gone,
    ['/', '/contact', '/insights', '/insights/one'],
    ['/robots.txt', '/insights/feed.xml'],
  );

it('accepts sources as other systems write them, and targets with query, fragment, file or host', () => {
  const redirects = {
    '/old': '/contact',
    '/blog/*': '/insights/*',
    '/news-*': '/insights',
    '/About-Us/': '/contact#message',
    '/caf%C3%A9': '/contact?type=consultation',
    '/über': '/',
    '/feed/': '/insights/feed.xml',
    '/shop/*': 'https://shop.test/*',
    '/book': 'https://calendar.test/us',
  };
  expect(problems(redirects, ['/x/*', '/older/', '/Press/*'])).toEqual([]);
});

it.each([
  ['a page', { '/contact': '/' }, '/contact is a page of the site'],
  ['a pattern that covers one', { '/insights/*': '/' }, '/insights/one is a page of the site'],
  ['no page', { '/old': '/nowhere' }, 'there is no page and no file at its target /nowhere'],
  ['a chain', { '/a': '/b', '/b': '/contact' }, 'its target /b has moved to /contact itself'],
  ['a chain by a pattern', { '/a': '/b/c', '/b/*': '/' }, 'its target /b/c has moved to /'],
  ['a loop', { '/a': '/b', '/b': '/a' }, 'it forms a loop with /b'],
  ['a redirect to itself', { '/a': '/a' }, 'it forms a loop with /a'],
  ['a pattern that covers its target', { '/a/*': '/a/b/*' }, 'it forms a loop with /a/b/*'],
  ['a longer loop', { '/a': '/b', '/b': '/c', '/c': '/a' }, '/b has moved to /c itself'],
  ['a star in the target alone', { '/a': '/insights/*' }, 'but the address itself does not'],
  ['a star inside', { '/a/*/b': '/' }, 'write it like /old-page'],
  ['an unsafe site', { '/a': 'http://x.test/' }, 'write its target http://x.test/ like'],
  ['a host in disguise', { '/a': '//x.test/' }, 'write its target //x.test/ like'],
  ['a backslash', { '/a': '/\\x.test' }, 'write its target /\\x.test like'],
  ['a host to be extended', { '/a/*': 'https://x.test*' }, 'needs a / between its host and'],
  ['a password', { '/a': 'https://ann:secret@x.test/' }, 'shows a name or password to everybody'],
  ['a query', { '/?p=12': '/contact' }, 'addresses are matched without their query'],
  ['a parameter', { '/posts/:slug': '/contact' }, 'the only pattern is a * at the end'],
  ['alternatives', { '/(old|older)': '/contact' }, 'the only pattern is a * at the end'],
  ['braces', { '/n/{id}': '/contact' }, 'the only pattern is a * at the end'],
  ['a folder above', { '/a/../b': '/contact' }, 'the only pattern is a * at the end'],
  ['an end', { '/a$': '/contact' }, 'the only pattern is a * at the end'],
  ['a broken escape', { '/100%': '/contact' }, 'its "%" begins no encoded character'],
  ['a file of the site', { '/robots.txt': '/contact' }, '/robots.txt is a file of the site'],
  ['an API address', { '/api/v1/*': '/contact' }, 'the server answers this address itself'],
  ['a missing file', { '/a': '/nothing.pdf' }, 'there is no page and no file at its target'],
  ['one address in two forms', { '/a': '/', '/A/': '/' }, 'it is listed 2 times: /a, /A/'],
])('rejects %s', (_what, redirects, words) => {
  const [first] = problems(redirects);
  expect(first).toMatch(/^content\/redirects\.yaml: redirects: \//);
  expect(first).toContain(words);
});

it('rejects gone addresses that are pages or redirects', () => {
  expect(problems({ '/old': '/' }, ['/contact', '/old'])).toEqual([
    'content/redirects.yaml: redirects: /old: it is listed 2 times: /old, /old',
    'content/redirects.yaml: gone: /contact: /contact is a page of the site, which would be unreachable: remove the entry, or the page',
    'content/redirects.yaml: gone: /old: it is listed 2 times: /old, /old',
  ]);
});
