import { expect, it } from 'vitest';
import * as country from '../content/company/country.ts';
import { offices } from '../content/company/office-records.ts';
import { prices } from '../content/company/prices.ts';
import { countries } from '../content/company/promises.ts';
import { pageTrail } from '../content/navigation/navigation.ts';
import { services } from '../content/navigation/services.ts';
import { site } from '../content/site.ts';
import {
  articleStructuredData,
  breadcrumbs,
  homeStructuredData,
  listStructuredData,
  officesStructuredData,
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
it('describes organisation and website on the home page', () => {
  const graph = homeStructuredData(metadata, config) as Record<string, unknown>[];
  expect(graph.map((node) => node['@type'])).toEqual(['Organization', 'WebSite']);
  expect(graph[0]).toMatchObject({
    name: 'Acme',
    url: 'https://x.test/',
    logo: 'https://x.test/apple-touch-icon.png',
    sameAs: ['https://x.com/acme'],
  });
  expect(graph[0]).not.toHaveProperty('telephone');
  expect(graph[1]).toMatchObject({ '@id': 'https://x.test/#website', url: 'https://x.test/' });
  expect(graph[1]!.publisher).toEqual({ '@id': graph[0]!['@id'] });
});

it('contains the company’s contacts unless they are samples', () => {
  const contact = { email: 'hello@acme.test', phone: '+44 20 7946 0100' };
  const company = (sample: boolean) =>
    homeStructuredData(metadata, { ...config, contact: { ...contact, sample } })[0];
  expect(company(false)).toMatchObject({ email: contact.email, telephone: contact.phone });
  expect(company(true)).not.toHaveProperty('email');
  expect(company(true)).not.toHaveProperty('telephone');
});

it('describes a service and its price, which it leaves out where it is a sample', () => {
  const { path, name, description } = services[0]!;
  const price = { ...Object.values(prices)[0]!, from: 4_000, to: 9_000, per: 'project' as const };
  const describe = (sample: boolean) =>
    serviceStructuredData(path, metadata, config, { ...price, sample });
  const service = {
    '@type': 'Service',
    '@id': 'https://x.test/here#service',
    name,
    description,
    url: 'https://x.test/here',
    provider: { '@type': 'Organization', '@id': 'https://x.test/#organization', name: 'Acme' },
  };
  const offers = {
    '@type': 'Offer',
    url: 'https://x.test/here',
    priceSpecification: {
      '@type': 'UnitPriceSpecification',
      minPrice: 4_000,
      maxPrice: 9_000,
      priceCurrency: country.currencyCode,
      unitText: 'project',
      valueAddedTaxIncluded: false,
    },
  };
  const areaServed = countries.map((country) => ({ '@type': 'Country', name: country }));
  expect(describe(true)).toEqual([service]);
  expect(describe(false)).toEqual([{ ...service, areaServed, offers }]);
});

it('throws if no service has the path', () => {
  expect(() => serviceStructuredData('/contact', metadata, config)).toThrow('/contact');
});

const article = {
  title: 'Low code',
  excerpt: 'Why.',
  author: 'Ann',
  authorUrl: 'https://www.linkedin.com/in/ann',
  date: 'March 4, 2026',
  updated: '3 November 2026',
  category: 'E-Commerce' as const,
};

it('describes an article with a person as author', () => {
  const [described] = articleStructuredData(article, metadata, config);
  expect(described).toMatchObject({
    '@type': 'Article',
    headline: 'Low code',
    description: 'Why.',
    datePublished: '2026-03-04',
    dateModified: '2026-11-03',
    image: ['https://x.test/i.jpg'],
    author: { '@type': 'Person', name: 'Ann', url: 'https://www.linkedin.com/in/ann' },
  });
});

it('makes the author’s URL absolute, and describes the company as author of its own articles', () => {
  const authorOf = (changes: Partial<typeof article>) =>
    (articleStructuredData({ ...article, ...changes }, metadata, config)[0] as { author: unknown })
      .author;
  expect(authorOf({ authorUrl: '/agile-teams' })).toHaveProperty('url', `${origin}/agile-teams`);
  expect(authorOf({ author: 'Acme' })).toMatchObject({ '@type': 'Organization', name: 'Acme' });
});

const study = {
  title: 'Shop',
  subtitle: 'A shop that sells',
  summary: 'A shop.',
  industry: 'Retail',
  technologies: ['Shopify'],
  year: 2025,
  updated: '3 November 2026',
};

it('describes a study', () => {
  expect(studyStructuredData(study, metadata, config)[0]).toMatchObject({
    '@type': 'Article',
    headline: 'Shop: A shop that sells',
    temporalCoverage: '2025',
    dateModified: '2026-11-03',
  });
});

it('describes the offices', () => {
  const [first, ...others] = officesStructuredData(
    offices.map((office) => ({ ...office, sample: false })),
    metadata,
    config,
  );
  expect(others).toHaveLength(offices.length - 1);
  const { name, address, position } = offices[0]!;
  expect(first).toMatchObject({
    '@type': 'LocalBusiness',
    name: `Acme ${name}`,
    address: {
      '@type': 'PostalAddress',
      streetAddress: address.street.join(', '),
      addressLocality: address.locality,
      postalCode: address.code,
      addressCountry: address.country,
    },
    geo: { '@type': 'GeoCoordinates', ...position },
    openingHoursSpecification: {
      dayOfWeek: ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday'],
      opens: '08:00',
      closes: '17:00',
    },
  });
});

it('gives an office its contacts and region, unless the contacts are samples', () => {
  const office = {
    ...offices[0]!,
    sample: false,
    email: 'here@acme.test',
    phone: '+44 20 7946 0100',
  };
  const address = { ...office.address, region: 'Gauteng' };
  const describe = (contact: typeof config.contact & { sample?: boolean }, changes = {}) =>
    officesStructuredData([{ ...office, ...changes }], metadata, { ...config, contact })[0];
  expect(describe(config.contact, { address })).toMatchObject({
    '@id': `${metadata.canonical}#${office.key}`,
    email: office.email,
    telephone: office.phone,
    parentOrganization: { '@id': `${origin}/#organization` },
    address: { addressRegion: 'Gauteng' },
    image: expect.stringMatching(/^https:\/\/x\.test\/.*\.jpg$/),
  });
  for (const key of ['email', 'telephone'])
    expect(describe({ ...config.contact, sample: true })).not.toHaveProperty(key);
  expect(describe(config.contact, { email: '', phone: '' })).not.toHaveProperty('email');
});

it.each([
  ['Saturday - Sunday 12:00am - 12:30pm', { opens: '00:00', closes: '12:30' }],
  ['Monday - Friday 9:15am - 11:00pm', { opens: '09:15', closes: '23:00' }],
  ['Friday - Monday 9:00am - 5:00pm', undefined],
  ['Monday - Someday 9:00am - 5:00pm', undefined],
  ['Monday - Friday 9:00am - 5:00pm, or later', undefined],
  ['by appointment', undefined],
])('reads the hours %s', (hours, expected) => {
  const office = { ...offices[0]!, hours, sample: false };
  const [described] = officesStructuredData([office], metadata, config);
  if (expected) expect(described).toMatchObject({ openingHoursSpecification: expected });
  else expect(described).not.toHaveProperty('openingHoursSpecification.opens');
});

it('describes a list in its order', () => {
  const entries = [
    { name: 'One', path: '/list/one' },
    { name: 'Two', path: '/list/two' },
  ];
  expect(listStructuredData(entries, metadata)).toEqual([
    {
      '@type': 'ItemList',
      itemListElement: [
        { '@type': 'ListItem', position: 1, name: 'One', url: `${origin}/list/one` },
        { '@type': 'ListItem', position: 2, name: 'Two', url: `${origin}/list/two` },
      ],
    },
  ]);
  expect(listStructuredData([], metadata)).toEqual([]);
});

it('leaves out samples', () => {
  const sample = true;
  expect(studyStructuredData({ ...study, sample }, metadata, config)).toEqual([]);
  expect(articleStructuredData({ ...article, sample }, metadata, config)).toEqual([]);
  const office = { ...offices[0]!, sample };
  expect(officesStructuredData([office], metadata, config)).toEqual([]);
  expect(listStructuredData([{ name: 'One', path: '/one', sample }], metadata)).toEqual([]);
  const social = config.social.map((account) => ({ ...account, sample }));
  expect(homeStructuredData(metadata, { ...config, social })[0]).not.toHaveProperty('sameAs');
});

it('describes breadcrumbs', () => {
  expect(breadcrumbs(pageTrail('/contact', 'Contact Us | Acme'), metadata)).toEqual({
    '@type': 'BreadcrumbList',
    itemListElement: [
      { '@type': 'ListItem', position: 1, name: 'Home', item: `${origin}/` },
      { '@type': 'ListItem', position: 2, name: 'Contact', item: `${origin}/contact` },
    ],
  });
  const name = `Training${site.titleSeparator}Acme`;
  expect(pageTrail('/training', name)[1]).toEqual({ name: 'Training', path: '/training' });
});

it('escapes `<`, so that data cannot end the script element', () => {
  const graph = [{ '@type': 'Thing' as const, name: '</script><script>alert(1)</script>' }];
  const json = serialiseJsonLd(graph);
  expect(json).not.toContain('<');
  expect(JSON.parse(json)).toEqual({ '@context': 'https://schema.org', '@graph': graph });
});
