import { expect, it } from 'vitest';
import { services } from '../content/services.ts';
import { site } from '../content/site.ts';
import {
  articleStructuredData,
  homeStructuredData,
  serialiseJsonLd,
  serviceStructuredData,
  studyStructuredData,
} from './structured-data.ts';

const origin = 'https://x.test';
const config = {
  ...site,
  name: 'Acme',
  social: [{ name: 'X' as const, url: 'https://x.com/acme' }],
  contact: { email: '', phone: '' },
};
const metadata = { canonical: `${origin}/here`, imageUrl: `${origin}/i.jpg` };
const trailTo = (list: string, listName: string, name: string, item: string) => ({
  '@type': 'BreadcrumbList',
  itemListElement: [
    { '@type': 'ListItem', position: 1, name: 'Home', item: 'https://x.test/' },
    { '@type': 'ListItem', position: 2, name: listName, item: `${origin}${list}` },
    { '@type': 'ListItem', position: 3, name, item },
  ],
});

it('describes organisation and website on the home page', () => {
  const graph = homeStructuredData(metadata, config);
  expect(graph.map((node) => node['@type'])).toEqual(['Organization', 'WebSite']);
  expect(graph[0]).toMatchObject({
    name: 'Acme',
    url: 'https://x.test/',
    sameAs: ['https://x.com/acme'],
  });
  expect(graph[0]).not.toHaveProperty('telephone');
  expect(graph[1]!.publisher).toEqual({ '@id': graph[0]!['@id'] });
});

it('gives the company’s contacts, yet no samples', () => {
  const contact = { email: 'hello@acme.test', phone: '+27 11 555 0100' };
  const company = (sampleContent: boolean) =>
    homeStructuredData(metadata, { ...config, contact, sampleContent })[0];
  expect(company(false)).toMatchObject({ email: contact.email, telephone: contact.phone });
  expect(company(true)).not.toHaveProperty('email');
  expect(company(true)).not.toHaveProperty('telephone');
});

it.each(services)('describes the service of $path', ({ path, name, description }) => {
  expect(serviceStructuredData(path, metadata, config)).toEqual([
    {
      '@type': 'Service',
      '@id': 'https://x.test/here#service',
      name,
      description,
      url: 'https://x.test/here',
      provider: { '@type': 'Organization', '@id': 'https://x.test/#organization', name: 'Acme' },
    },
  ]);
});

it('says so when no service has the path', () => {
  expect(() => serviceStructuredData('/contact', metadata, config)).toThrow('/contact');
});

it('describes an article and its trail', () => {
  const article = {
    id: 'low-code',
    title: 'Low code',
    excerpt: 'Why.',
    author: 'Ann',
    date: 'March 4, 2026',
    category: 'E-Commerce' as const,
  };
  const [first, trail] = articleStructuredData(article, metadata, config);
  expect(first).toMatchObject({
    '@type': 'Article',
    headline: 'Low code',
    description: 'Why.',
    datePublished: '2026-03-04',
    image: ['https://x.test/i.jpg'],
    author: { '@type': 'Person', name: 'Ann' },
    publisher: { name: 'Acme' },
  });
  expect(trail).toEqual(
    trailTo('/insights', 'Insights', 'Low code', `${origin}/insights/low-code`),
  );
});

it('names the company as the author of what it signs itself', () => {
  const article = {
    id: 'news',
    title: 'News',
    excerpt: 'What.',
    author: 'Acme',
    date: 'March 4, 2026',
    category: 'E-Commerce' as const,
  };
  expect(articleStructuredData(article, metadata, config)[0]).toMatchObject({
    author: { '@type': 'Organization', name: 'Acme' },
  });
});

const study = {
  slug: 'shop',
  title: 'Shop',
  subtitle: 'A shop that sells',
  summary: 'A shop.',
  industry: 'Retail',
  technologies: ['Shopify'],
  year: 2025,
};

it('describes a study and its trail', () => {
  const [first, trail] = studyStructuredData(study, metadata, { ...config, sampleContent: false });
  expect(first).toMatchObject({
    '@type': 'Article',
    headline: 'Shop: A shop that sells',
    description: 'A shop.',
    temporalCoverage: '2025',
    author: { name: 'Acme' },
  });
  expect(trail).toEqual(
    trailTo('/case-studies', 'Case Studies', 'Shop', `${origin}/case-studies/shop`),
  );
});

it('says of a sample study that it is one', () => {
  const [first] = studyStructuredData(study, metadata, { ...config, sampleContent: true });
  expect(first!.description).toBe('A shop. Sample study. Not an account of work for Shop.');
});

it('cannot end the script element that it stands in', () => {
  const json = serialiseJsonLd([{ name: '</script><script>alert(1)</script>' }]);
  expect(json).not.toContain('<');
  expect(JSON.parse(json)).toEqual({
    '@context': 'https://schema.org',
    '@graph': [{ name: '</script><script>alert(1)</script>' }],
  });
});
