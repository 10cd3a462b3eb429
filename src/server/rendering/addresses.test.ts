import { expect, it } from 'vitest';
import type { Content } from '../../content/records/content.ts';
import { defineRoute } from '../../pages/define-page.ts';
import { cacheKey, listAddresses } from './addresses.ts';

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
  ['/thanks', '/thanks'],
  ['/thanks?type=call&utm_source=x', '/thanks?type=call'],
  ['/thanks?type=other', '/thanks'],
  ['/?type=call', '/'],
  ['/notes/three?type=call', '/notes/three'],
])('%s has the cache key %s', (url, key) => expect(cacheKey(url, addresses)).toBe(key));
