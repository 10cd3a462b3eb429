import { expect, it } from 'vitest';
import type { Content } from '../../content/model/content.ts';
import { MARKDOWN_PAGE } from '../../content/navigation/markdown-pages.ts';
import { services } from '../../content/navigation/services.ts';
import { testRoute } from '../../../tests/support/test-route.ts';
import { cacheKey, canonicalPath, listAddresses } from './addresses.ts';

const routes = [
  testRoute('/'),
  testRoute('/notes/:noteId', { addresses: () => ['/notes/one', '/notes/two'] }),
  testRoute('/thanks', { parameter: { name: 'type', values: ['call'] } }),
  testRoute('*'),
];
const addresses = listAddresses(routes, {} as Content);

it.each([
  ['training', /training: write its path training like \/training/],
  ['/Training', /in lower case/],
  ['/thanks', /\/thanks is the address of two pages: \/thanks and training/],
])('rejects a page at the path %s', (path, message) => {
  const training = testRoute(path, { id: 'training' });
  expect(() => listAddresses([...routes, training], {} as Content)).toThrow(message);
});

it('names the file of a Markdown page whose address is taken, and the entry of a service', () => {
  const page = testRoute('/thanks', { id: MARKDOWN_PAGE });
  expect(() => listAddresses([...routes, page], {} as Content)).toThrow(
    '/thanks is the address of two pages: /thanks and content/pages/thanks.md: rename it',
  );
  const { id } = services[0]!;
  const service = testRoute('/thanks', { id });
  expect(() => listAddresses([...routes, service], {} as Content)).toThrow(
    `/thanks is the address of two pages: /thanks and content/services.yaml: ${id}: change its path`,
  );
});

it('writes letters beyond ASCII as they are sent, with composed accents', () => {
  const pages = [
    testRoute('/採用'),
    testRoute('/jobs/:id', { addresses: () => ['/jobs/caf%C3%A9'] }),
  ];
  const paths = [...listAddresses(pages, {} as Content).keys()];
  expect(paths).toEqual(['/%E6%8E%A1%E7%94%A8', '/jobs/caf%C3%A9']);
  for (const path of ['/Jobs/cafe\u0301', '/jobs/caf%c3%a9/', '/jobs/cafe%CC%81'])
    expect(canonicalPath(path)).toBe('/jobs/caf%C3%A9');
});

it.each([
  ['/thanks', '/thanks'],
  ['/thanks?type=call&utm_source=x', '/thanks?type=call'],
  ['/thanks?type=Call', '/thanks?type=call'],
  ['/thanks?type=call?utm_source=x', '/thanks?type=call'],
  ['/thanks?utm_source=x?type=call', '/thanks?type=call'],
  ['/thanks?type=other', '/thanks'],
  ['/?type=call', '/'],
  ['/notes/three?type=call', '/notes/three'],
])('%s has the cache key %s', (url, key) => expect(cacheKey(url, addresses)).toBe(key));
