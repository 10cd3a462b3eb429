import { statSync } from 'node:fs';
import { expect, it } from 'vitest';
import { siteConfig } from '../content/site.ts';
import { headTags, type MetaTag } from './head-tags.ts';
import type { PageMetadata } from './resolve-metadata.ts';

const title = 'Contact Us | Northveld';
const description = 'Write to us.';
const imageUrl = 'https://x.test/art/share/contact.png';
const canonical = 'https://x.test/contact';
const metadata: PageMetadata = {
  ...{ title, description, imageUrl, canonical },
  ...{ author: 'Northveld', twitterSite: '@northveld', indexable: true },
};

const keyOf = (tag: MetaTag) => ('name' in tag ? tag.name : tag.property);

it('returns every tag once, with its content', () => {
  const { title: ofTab, meta } = headTags(metadata, { ...siteConfig, verification: [] });
  expect(ofTab).toBe(title);
  const contents = Object.fromEntries(meta.map((tag) => [keyOf(tag), tag.content]));
  expect(Object.keys(contents)).toHaveLength(meta.length);
  expect(contents).toEqual({
    description,
    author: 'Northveld',
    robots: 'index, follow',
    googlebot: 'max-image-preview:large',
    'format-detection': 'telephone=no',
    ...{ 'og:title': title, 'og:description': description, 'og:type': 'website' },
    ...{ 'og:image': imageUrl, 'og:image:width': '1200', 'og:image:height': '630' },
    'og:image:alt': `${title} - Featured Image`,
    ...{ 'og:url': canonical, 'og:site_name': siteConfig.name, 'og:locale': siteConfig.locale },
    ...{ 'twitter:card': 'summary_large_image', 'twitter:url': canonical },
    ...{ 'twitter:site': '@northveld', 'twitter:creator': '@northveld' },
    ...{ 'twitter:title': title, 'twitter:description': description },
    ...{ 'twitter:image': imageUrl, 'twitter:image:alt': `${title} - Featured Image` },
  });
});

it('leaves out a missing account or address, and the tags of indexed pages', () => {
  const keysOf = (of: PageMetadata) => {
    const { meta, link } = headTags(of);
    return [...meta.map(keyOf), ...link.map(({ rel }) => rel)];
  };
  const missing = (of: PageMetadata) => keysOf(metadata).filter((key) => !keysOf(of).includes(key));
  expect(missing({ ...metadata, canonical: null })).toEqual(['og:url', 'twitter:url', 'canonical']);
  const nowhere = { ...metadata, twitterSite: '' };
  expect(missing(nowhere)).toEqual(['twitter:site', 'twitter:creator']);
  const hidden = { ...metadata, indexable: false };
  expect(missing(hidden)).toEqual(['googlebot']);
  const icon = { ...metadata, imageUrl: 'https://x.test/icon-512.png' };
  expect(missing(icon)).toEqual(['og:image:width', 'og:image:height']);
  expect(headTags(hidden).meta).toContainEqual({ name: 'robots', content: 'noindex' });
});

it('links the canonical address, icons, the font hosts and the script CDN', () => {
  const { link } = headTags(metadata);
  const hrefs = (rel: string) => link.filter((tag) => tag.rel === rel).map(({ href }) => href);
  expect(hrefs('canonical')).toEqual([canonical]);
  for (const rel of ['icon', 'apple-touch-icon']) {
    expect(hrefs(rel), rel).toHaveLength(1);
    expect(statSync(`public${hrefs(rel)[0]}`).isFile(), rel).toBe(true);
  }
  expect(hrefs('preconnect')).toEqual(siteConfig.hosts.preconnect);
  expect(hrefs('dns-prefetch')).toEqual(siteConfig.hosts.dnsPrefetch);
});

it('has verification tags and a link to the feed', () => {
  const proof = { name: 'google-site-verification', content: 'abc' };
  const config = { ...siteConfig, verification: [proof] };
  const { meta, link } = headTags(metadata, config, '/insights/feed.xml');
  expect(meta).toContainEqual(proof);
  const feed = { href: '/insights/feed.xml', title: `${siteConfig.name} Insights` };
  expect(link).toContainEqual({ rel: 'alternate', type: 'application/atom+xml', ...feed });
});
