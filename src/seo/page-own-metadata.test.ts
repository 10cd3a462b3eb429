import { describe, expect, it } from 'vitest';
import type { Article } from '../content/article-schema.ts';
import type { CaseStudy } from '../content/case-study-schema.ts';
import type { CaseStudySummary } from '../content/case-study-schema.ts';
import type { PageKey } from '../content/page-data-types.ts';
import { site } from '../content/site.ts';
import { pageOwnMetadata } from './page-own-metadata.ts';

const image = { src: '/art/hero', width: 1920, height: 1080 };
const study = { title: 'Kia', shortDescription: 'Short.', heroImage: image } as CaseStudy;
const article = {
  title: 'Low code',
  excerpt: 'Why.',
  author: 'Ann',
  imageUrl: image,
} as Article;
const next = {} as CaseStudySummary;

it.each<[PageKey, string]>([
  ['contact', 'Contact Us | Northveld'],
  ['bookConsultation', 'Book a Consultation | Northveld'],
  ['thankYou', 'Thank You | Northveld'],
  ['insights', 'Insights & Articles | Northveld'],
  ['notFound', 'Page Not Found | Northveld'],
  ['caseStudy', 'Case Study Not Found | Northveld'],
  ['insight', 'Article Not Found | Northveld Insights'],
])('%s without data is titled %s', (pageKey, title) => {
  expect(pageOwnMetadata(pageKey, null)).toEqual({ title });
});

it('other pages know nothing', () => {
  expect(pageOwnMetadata('shopify', { studies: [] })).toEqual({});
});

it('an article brings title, excerpt, author and picture', () => {
  expect(pageOwnMetadata('insight', { article, more: [] })).toEqual({
    title: 'Low code | Northveld Insights',
    description: 'Why.',
    author: 'Ann',
    image_url: '/art/hero-1200.jpg',
  });
});

it('an image made for sharing comes before the picture on the page', () => {
  const shareImage = '/art/share/own.png';
  expect(
    pageOwnMetadata('insight', { article: { ...article, shareImage }, more: [] }),
  ).toMatchObject({ image_url: shareImage });
  expect(pageOwnMetadata('caseStudy', { study: { ...study, shareImage }, next })).toMatchObject({
    image_url: shareImage,
  });
});

describe('a case study', () => {
  const withImage = (heroImage: CaseStudy['heroImage'], config = site) =>
    pageOwnMetadata('caseStudy', { study: { ...study, heroImage }, next }, config);

  it('brings title, description and picture', () => {
    expect(withImage(image)).toEqual({
      title: 'Kia | Northveld',
      description: 'Short.',
      image_url: '/art/hero-1200.jpg',
    });
  });

  it('brings the largest picture there is, or none that is too small', () => {
    expect(withImage({ ...image, width: 900 }).image_url).toBe('/art/hero-828.jpg');
    expect(withImage({ ...image, width: 300 }).image_url).toBeNull();
  });

  it('brings a hosted picture where the image-delivery account is known', () => {
    const hosted = { ...image, src: 'abcDEF_123-45' };
    expect(withImage(hosted).image_url).toBeNull();
    const imageDelivery = { origin: 'https://images.test', account: 'acc' };
    const config = { ...site, hosts: { ...site.hosts, imageDelivery } };
    expect(withImage(hosted, config).image_url).toBe(
      'https://images.test/acc/abcDEF_123-45/public',
    );
  });
});
