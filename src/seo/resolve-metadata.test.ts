import { expect, it } from 'vitest';
import { siteConfig } from '../content/site.ts';
import {
  parseSeoRecord,
  resolveMetadata,
  sourceOf,
  type MetadataSources,
} from './resolve-metadata.ts';

const exact = parseSeoRecord({ path: '/contact', title: 'Exact', image_url: 'exact.png' });
const root = parseSeoRecord({ path: '/', title: 'Root', description: 'About', author: 'R' });
const sources: MetadataSources = {
  path: '/contact',
  siteUrl: 'https://x.test',
  exact: null,
  ownMetadata: {},
  root: null,
  defaults: siteConfig.defaultSeo,
};

const own = { title: 'Own' };

it.each([
  [
    'record',
    { exact, ownMetadata: own, root },
    { title: 'Exact', imageUrl: 'https://x.test/exact.png' },
  ],
  ['page', { ownMetadata: own, root }, { title: 'Own', description: 'About', author: 'R' }],
  ["root's record", { root }, { title: 'Root' }],
  ['default', {}, { title: siteConfig.defaultSeo.title }],
] as const)('prefers the %s', (source, given, expected) => {
  expect(resolveMetadata({ ...sources, ...given })).toMatchObject(expected);
  expect(sourceOf('title', { ...sources, ...given })).toBe(source);
});

it('is complete with the defaults', () => {
  const { title, description, author, imageUrl, twitterSite } = siteConfig.defaultSeo;
  expect(resolveMetadata(sources)).toEqual({
    ...{ title, description, author, twitterSite, indexable: true },
    ...{ imageUrl: `https://x.test${imageUrl}`, canonical: 'https://x.test/contact' },
  });
});

it('removes query and fragment from the canonical address', () => {
  const canonical = (path: string) => resolveMetadata({ ...sources, path }).canonical;
  expect(canonical('/thank-you?type=contact#top')).toBe('https://x.test/thank-you');
  expect(canonical('/')).toBe('https://x.test/');
});

it.each([
  ['art/a.png', 'https://x.test/art/a.png'],
  ['/art/a.png', 'https://x.test/art/a.png'],
  ['HTTP://cdn.test/a.png', 'HTTP://cdn.test/a.png'],
  ['https://cdn.test/a.png', 'https://cdn.test/a.png'],
  ['//cdn.test/a.png', 'https://cdn.test/a.png'],
])('the image %s has the address %s', (from, to) => {
  const exact = parseSeoRecord({ path: '/contact', image_url: from });
  expect(resolveMetadata({ ...sources, exact }).imageUrl).toBe(to);
});

it('sets empty and invalid fields to null, and drops unknown ones', () => {
  const long = 'x'.repeat(2_001);
  const row = { path: '/', title: ' A ', description: '', author: 7, image_url: long, id: 1 };
  expect(parseSeoRecord(row)).toEqual({
    ...{ path: '/', title: 'A', description: null, author: null },
    ...{ image_url: null, twitter_site: null },
  });
});

it.each([[null], ['text'], [[]], [{ title: 'no path' }]])('%j is not a record', (value) => {
  expect(parseSeoRecord(value)).toBeNull();
});
