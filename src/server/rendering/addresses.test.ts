import { expect, it } from 'vitest';
import type { Content } from '../../content/records/content.ts';
import { defineRoute } from '../../pages/define-page.ts';
import { cacheKey, canonicalPath, findMissing, listAddresses } from './addresses.ts';

const metadata = () => ({ title: 'A page' });
const importPage = () => Promise.reject(new Error('never loaded'));
const routes = [
  { id: 'home', path: '/' },
  { id: 'note', path: '/notes/:noteId', addresses: () => ['/notes/one', '/notes/two'] },
  { id: 'thanks', path: '/thanks', parameter: { name: 'type', values: ['call'] } },
  { id: 'not-found', path: '*' },
].map((route) => defineRoute({ ...route, importPage, metadata }));
const addresses = listAddresses(routes, {} as Content);

it('lists every address of every page, with its parameters', () => {
  expect([...addresses.keys()]).toEqual(['/', '/notes/one', '/notes/two', '/thanks']);
  expect(addresses.get('/notes/two')).toEqual({ route: routes[1], params: { noteId: 'two' } });
});

it.each([
  ['training', /training: write its path training like \/training/],
  ['/Training', /in lower case/],
  ['/thanks', /\/thanks is the address of two pages: thanks and training/],
])('rejects a page at the path %s', (path, message) => {
  const training = defineRoute({ id: 'training', path, importPage, metadata });
  expect(() => listAddresses([...routes, training], {} as Content)).toThrow(message);
});

it.each([
  ['/notes/three', 'note'],
  ['/notes/one/more', 'not-found'],
  ['/thanks/', 'not-found'],
  ['/nowhere', 'not-found'],
])('a missing page at %s is answered by the page %s', (path, id) => {
  expect(findMissing(routes, path).route.id).toBe(id);
});

it.each([
  ['/Contact', '/contact'],
  ['/contact/', '/contact'],
  ['//contact', '/contact'],
  ['/%63ontact', '/contact'],
  ['/case-studies%2Finvestec', '/case-studies/investec'],
  ['/', '/'],
  ['//', '/'],
  ['/%E2%80%8Bcontact%E2%80%8E', '/contact'],
])('canonicalPath(%s) is %s', (spelling, path) => expect(canonicalPath(spelling)).toBe(path));

it('rejects a malformed escape', () => {
  expect(() => canonicalPath('/%E0%A4%A')).toThrow('not written correctly');
});

it.each([
  ['/thanks', '/thanks'],
  ['/thanks?type=call&utm_source=x', '/thanks?type=call'],
  ['/thanks?type=other', '/thanks'],
  ['/?type=call', '/'],
  ['/notes/three?type=call', '/notes/three'],
])('%s has the cache key %s', (url, key) => expect(cacheKey(url, addresses)).toBe(key));
