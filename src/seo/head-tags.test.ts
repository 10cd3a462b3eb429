import { statSync } from 'node:fs';
import { expect, it } from 'vitest';
import { site } from '../content/site.ts';
import { headTags, type MetaTag } from './head-tags.ts';
import type { PageMetadata } from './resolve-metadata.ts';

const metadata: PageMetadata = {
  title: 'Contact Us | Northveld',
  description: 'Write to us.',
  author: 'Northveld',
  imageUrl: 'https://x.test/art/share/contact.png',
  imageSize: { width: 1200, height: 630 },
  twitterSite: '@northveld',
  canonical: 'https://x.test/contact',
  indexable: true,
};

const keyOf = (tag: MetaTag) => ('name' in tag ? tag.name : tag.property);

it('returns every tag once, with its content', () => {
  const { title, meta } = headTags(metadata, { ...site, verification: [] });
  expect(title).toBe('Contact Us | Northveld');
  const contents = Object.fromEntries(meta.map((tag) => [keyOf(tag), tag.content]));
  expect(Object.keys(contents)).toHaveLength(meta.length);
  expect(contents).toEqual({
    description: 'Write to us.',
    author: 'Northveld',
    robots: 'index, follow',
    googlebot: 'max-image-preview:large',
    'format-detection': 'telephone=no',
    'og:title': 'Contact Us | Northveld',
    'og:description': 'Write to us.',
    'og:type': 'website',
    'og:image': 'https://x.test/art/share/contact.png',
    'og:image:width': '1200',
    'og:image:height': '630',
    'og:image:alt': 'Contact Us | Northveld - Featured Image',
    'og:url': 'https://x.test/contact',
    'og:site_name': site.name,
    'og:locale': 'en_US',
    'twitter:card': 'summary_large_image',
    'twitter:site': '@northveld',
    'twitter:creator': '@northveld',
    'twitter:title': 'Contact Us | Northveld',
    'twitter:description': 'Write to us.',
    'twitter:image': 'https://x.test/art/share/contact.png',
    'twitter:image:alt': 'Contact Us | Northveld - Featured Image',
    'twitter:url': 'https://x.test/contact',
  });
});

it('declares no size of an image that is not the site’s own, which nobody has measured', () => {
  const { imageSize: _, ...unmeasured } = metadata;
  const keys = headTags(unmeasured).meta.map(keyOf);
  expect(keys.filter((key) => key.startsWith('og:image'))).toEqual(['og:image', 'og:image:alt']);
});

it('has no address of a page that has none', () => {
  const { meta, link } = headTags({ ...metadata, canonical: null });
  const all = headTags(metadata);
  expect(all.meta.map(keyOf).filter((key) => !meta.map(keyOf).includes(key))).toEqual([
    'og:url',
    'twitter:url',
  ]);
  expect(link).toEqual(all.link.filter(({ rel }) => rel !== 'canonical'));
});

it('links the canonical address, icons, manifest, the font hosts and the script CDN', () => {
  const { link } = headTags(metadata);
  const hrefs = (rel: string) => link.filter((tag) => tag.rel === rel).map(({ href }) => href);
  expect(hrefs('canonical')).toEqual(['https://x.test/contact']);
  for (const rel of ['icon', 'apple-touch-icon', 'manifest']) {
    expect(hrefs(rel), rel).toHaveLength(1);
    expect(statSync(`public${hrefs(rel)[0]}`).isFile(), rel).toBe(true);
  }
  expect(hrefs('preconnect')).toEqual(site.hosts.preconnect);
  expect(hrefs('preconnect')).toHaveLength(2);
  expect(hrefs('dns-prefetch')).toEqual(site.hosts.dnsPrefetch);
});

it('has noindex for a page that is not indexable', () => {
  const { meta } = headTags({ ...metadata, indexable: false });
  expect(meta).toContainEqual({ name: 'robots', content: 'noindex' });
});

it('has verification tags and a link to the feed', () => {
  const verification = [{ name: 'google-site-verification', content: 'abc' }];
  const { meta, link } = headTags(metadata, { ...site, verification }, '/insights/feed.xml');
  expect(meta).toContainEqual(verification[0]);
  expect(link).toContainEqual({
    rel: 'alternate',
    type: 'application/atom+xml',
    title: `${site.name} Insights`,
    href: '/insights/feed.xml',
  });
});
