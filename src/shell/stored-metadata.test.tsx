import { beforeEach, expect, it } from 'vitest';
import { hydrate, render } from '../../tests/support/hydrate.tsx';
import { loadedPage, BUILD_ID } from '../../tests/support/loaded-page.ts';
import type { LoadedPage } from '../pages/define-page.ts';
import type { PageMetadata } from '../seo/resolve-metadata.ts';
import { useStoredMetadata } from './stored-metadata.ts';

const metadataOf = (title: string): PageMetadata => ({
  ...loadedPage(title).metadata,
  canonical: 'https://northveld.example/contact',
});
/** A page with its own record. */
const pageOf = (title: string) =>
  loadedPage(title, { hasSeoRecord: true, metadata: metadataOf(title) });

const KEY = `page_seo@${BUILD_ID}:/contact`;
const stored = () => (JSON.parse(sessionStorage.getItem(KEY) ?? 'null') as PageMetadata)?.title;

function Title({ page }: { page: LoadedPage }) {
  return <output>{useStoredMetadata('/contact', page).title}</output>;
}

/* Ways to show a page; each returns its title. */
const load = async (page: LoadedPage) => (await hydrate(<Title page={page} />)).textContent;
const navigate = async (page: LoadedPage) => (await render(<Title page={page} />)).textContent;
const ways = [
  ['a document', load],
  ['a navigation', navigate],
] as const;

beforeEach(() => sessionStorage.clear());

it.each(ways)('keeps the first record of %s for the session', async (_, show) => {
  expect(await show(pageOf('The first'))).toBe('The first');
  expect(stored()).toBe('The first');
  expect(await load(pageOf('Later'))).toBe('The first');
  expect(await navigate(pageOf('Later'))).toBe('The first');
});

it.each(ways)('does not store metadata of %s that is not a record', async (_, show) => {
  const defaults = loadedPage('Default');
  expect(await show(defaults)).toBe('Default');
  expect(stored()).toBeUndefined();
  expect(await show(pageOf('The record'))).toBe('The record');
  expect(await show(defaults)).toBe('The record');
});

it('removes what another release has stored, unread, and leaves what others have', async () => {
  const others = ['page_seo:/contact@/assets/entry-client-0.js', 'page_seo@0:/contact'];
  for (const key of [...others, 'page_seo', 'visit'])
    sessionStorage.setItem(key, JSON.stringify(metadataOf('Of another release')));
  expect(await navigate(pageOf('Of this release'))).toBe('Of this release');
  expect(Object.keys(sessionStorage).toSorted()).toEqual(['page_seo', KEY, 'visit'].toSorted());
});

it.each([
  'no JSON',
  'null',
  '7',
  ...Object.keys(metadataOf('')).map((name) =>
    JSON.stringify({ ...metadataOf('Wrong'), [name]: { of: 'another release' } }),
  ),
])('replaces what is not metadata: %s', async (text) => {
  sessionStorage.setItem(KEY, text);
  expect(await navigate(pageOf('From the server'))).toBe('From the server');
  expect(stored()).toBe('From the server');
});
