import { act } from 'react';
import { createRoot } from 'react-dom/client';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { hydrate } from '../../tests/support/hydrate.tsx';
import type { LoadedPage } from '../pages/define-page.ts';
import type { PageMetadata } from '../seo/resolve-metadata.ts';
import { useStoredMetadata } from './stored-metadata.ts';

const metadataOf = (title: string): PageMetadata => ({
  title,
  description: 'Where we are',
  author: 'Northveld',
  imageUrl: 'https://northveld.example/share.png',
  twitterSite: '@northveld',
  canonical: 'https://northveld.example/contact',
  indexable: true,
});

const pageOf = (title: string, parts: Partial<LoadedPage> = {}): LoadedPage => ({
  release: '/assets/entry-client-1.js',
  status: 200,
  data: null,
  metadata: metadataOf(title),
  hasRecord: true,
  trail: [],
  structuredData: [],
  ...parts,
});

const KEY = 'page_seo:/contact@/assets/entry-client-1.js';
const stored = () => (JSON.parse(sessionStorage.getItem(KEY) ?? 'null') as PageMetadata)?.title;

function Title({ page }: { page: LoadedPage }) {
  return <output>{useStoredMetadata('/contact', page).title}</output>;
}

let container = document.createElement('div');
/** Shows a page after a navigation. @returns its title */
async function navigate(page: LoadedPage): Promise<string | null> {
  container = document.body.appendChild(document.createElement('div'));
  await act(async () => createRoot(container).render(<Title page={page} />));
  return container.textContent;
}
/** Shows a page in a new document. @returns its title */
const load = async (page: LoadedPage) => (await hydrate(<Title page={page} />)).textContent;

beforeEach(() => sessionStorage.clear());
afterEach(() => document.body.replaceChildren());

it.each([
  ['a document', load],
  ['a navigation', navigate],
])('keeps the first record of %s for the visit', async (_, show) => {
  expect(await show(pageOf('The first'))).toBe('The first');
  expect(stored()).toBe('The first');
  expect(await load(pageOf('Later'))).toBe('The first');
  expect(await navigate(pageOf('Later'))).toBe('The first');
});

it.each([
  ['a document', load],
  ['a navigation', navigate],
])('does not store metadata of %s that is no record', async (_, show) => {
  const { hasRecord: _none, ...defaults } = pageOf('Default');
  expect(await show(defaults)).toBe('Default');
  expect(stored()).toBeUndefined();
  expect(await show(pageOf('The record'))).toBe('The record');
  expect(await show(defaults)).toBe('The record');
});

it('neither reads nor overwrites what another release has stored', async () => {
  sessionStorage.setItem(KEY, JSON.stringify(metadataOf('Of this release')));
  const other = pageOf('Of another', { release: '/assets/entry-client-2.js' });
  expect(await navigate(other)).toBe('Of another');
  expect(stored()).toBe('Of this release');
});

it.each([
  'no JSON',
  'null',
  '7',
  '{"title":7}',
  JSON.stringify({ ...metadataOf('Wrong'), imageSize: 'large' }),
  JSON.stringify({ ...metadataOf('Wrong'), canonical: { of: 'another release' } }),
])('replaces what is not metadata: %s', async (text) => {
  sessionStorage.setItem(KEY, text);
  expect(await navigate(pageOf('From the server'))).toBe('From the server');
  expect(stored()).toBe('From the server');
});
