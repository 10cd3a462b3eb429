import { expect, it } from 'vitest';
import { site } from '../content/site.ts';
import { parsePageSeo } from './page-seo.ts';
import { resolveMetadata, sourceOf, type MetadataSources } from './resolve-metadata.ts';

const exact = parsePageSeo({ path: '/contact', title: 'Exact', image_url: 'exact.png' });
const root = parsePageSeo({ path: '/', title: 'Root', description: 'About', author: 'R' });
const sources: MetadataSources = {
  path: '/contact',
  origin: 'https://x.test',
  exact: null,
  pageOwn: {},
  root: null,
  defaults: site.defaultSeo,
};

it('prefers the record of the path', () => {
  const metadata = resolveMetadata({ ...sources, exact, pageOwn: { title: 'Own' }, root });
  expect(metadata.title).toBe('Exact');
  expect(metadata.imageUrl).toBe('https://x.test/exact.png');
});

it('prefers the page’s own metadata to the root record', () => {
  const metadata = resolveMetadata({ ...sources, pageOwn: { title: 'Own' }, root });
  expect(metadata).toMatchObject({ title: 'Own', description: 'About', author: 'R' });
});

it('falls back to the root record, then to the defaults', () => {
  expect(resolveMetadata({ ...sources, root }).title).toBe('Root');
  expect(resolveMetadata(sources)).toEqual({
    title: site.defaultSeo.title,
    description: site.defaultSeo.description,
    author: site.defaultSeo.author,
    imageUrl: `https://x.test${site.defaultSeo.imageUrl}`,
    twitterSite: site.defaultSeo.twitterSite,
    canonical: 'https://x.test/contact',
    indexable: true,
  });
});

it('removes query and fragment from the canonical address', () => {
  const canonical = (path: string) => resolveMetadata({ ...sources, path }).canonical;
  expect(canonical('/thank-you?type=contact#top')).toBe('https://x.test/thank-you');
  expect(canonical('/')).toBe('https://x.test/');
});

it.each([
  ['record', { exact, pageOwn: { title: 'Own' }, root }],
  ['page', { exact: parsePageSeo({ path: '/contact' }), pageOwn: { title: 'Own' }, root }],
  ["root's record", { exact: null, pageOwn: {}, root }],
  ['default', { exact: null, pageOwn: {}, root: null }],
] as const)('finds the source of a title: the %s', (source, given) => {
  expect(sourceOf('title', given)).toBe(source);
});
