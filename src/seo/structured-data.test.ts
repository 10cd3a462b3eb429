import { expect, it } from 'vitest';
import { country } from '../content/company/country.ts';
import { offices, type Office } from '../content/company/office-details.ts';
import { countries } from '../content/company/company.ts';
import { pageBreadcrumbs } from '../content/navigation/navigation.ts';
import { services } from '../content/navigation/services.ts';
import { siteConfig } from '../content/site.ts';
import { articleStructuredData, studyStructuredData } from './article-structured-data.ts';
import { officesStructuredData } from './office-structured-data.ts';
import {
  breadcrumbList,
  homeStructuredData,
  listStructuredData,
  serviceStructuredData,
} from './structured-data.ts';
import { serialiseJsonLd } from './serialise-json-ld.ts';

const siteUrl = 'https://x.test';
const config = {
  ...siteConfig,
  name: 'Acme',
  social: [{ name: 'X' as const, url: 'https://x.com/acme' }],
  contact: { email: '', phone: '' },
  sampleContent: false,
};
const metadata = { canonical: `${siteUrl}/here`, imageUrl: `${siteUrl}/i.jpg` };
const contact = { email: 'hello@acme.test', phone: '+44 20 7946 0100' };
const company = { '@type': 'Organization', '@id': `${siteUrl}/#organization`, name: 'Acme' };

it('describes organisation and website on the home page, with contacts unless they are invented', () => {
  const graph = homeStructuredData(metadata, config);
  expect(graph).toEqual([
    expect.objectContaining({
      ...company,
      ...{ url: `${siteUrl}/`, logo: `${siteUrl}/apple-touch-icon.png` },
      sameAs: ['https://x.com/acme'],
    }),
    expect.objectContaining({
      ...{ '@type': 'WebSite', '@id': `${siteUrl}/#website`, url: `${siteUrl}/` },
      publisher: { '@id': company['@id'] },
    }),
  ]);
  const { email, phone: telephone } = contact;
  const withContact = homeStructuredData(metadata, { ...config, contact })[0];
  expect(withContact).toEqual({ ...graph[0], email, telephone });
});

it('describes a service, with its price unless that is a sample', () => {
  const { id, name, description } = services[0]!;
  const price = {
    ...{ from: 4_000, to: 9_000, per: 'project' as const },
    ...{ smallest: { name: 'One app', price: 4_000 }, priceFactors: ['the size'] },
  };
  const describe = (sampleContent: boolean) =>
    serviceStructuredData(id, metadata, { ...config, sampleContent }, price);
  const url = metadata.canonical;
  const service = {
    ...{ '@type': 'Service', '@id': `${url}#service`, name, description, url },
    provider: company,
  };
  const priceSpecification = {
    ...{ '@type': 'UnitPriceSpecification', minPrice: 4_000, maxPrice: 9_000 },
    ...{ priceCurrency: country.currencyCode, unitText: 'project' },
    ...(country.salesTax && { valueAddedTaxIncluded: false }),
  };
  const areaServed = countries.map((country) => ({ '@type': 'Country', name: country }));
  const offers = { '@type': 'Offer', url, priceSpecification };
  expect(describe(true)).toEqual([service]);
  expect(describe(false)).toEqual([{ ...service, areaServed, offers }]);
  expect(() => serviceStructuredData('none' as typeof id, metadata, config)).toThrow('none');
});

const article = {
  ...{ title: 'Low code', excerpt: 'Why.', category: 'E-Commerce' as const },
  ...{ author: 'Ann', authorUrl: 'https://www.linkedin.com/in/ann' },
  ...{ date: 'March 4, 2026', updated: '3 November 2026' },
};

it.each([
  [{}, { '@type': 'Person', name: 'Ann', url: article.authorUrl }],
  [
    { authorUrl: '/agile-teams' },
    { '@type': 'Person', name: 'Ann', url: `${siteUrl}/agile-teams` },
  ],
  [{ author: 'Acme' }, company],
])('describes an article with %j, by its author', (changes, author) => {
  expect(articleStructuredData({ ...article, ...changes }, metadata, config)).toEqual([
    expect.objectContaining({
      ...{ '@type': 'Article', headline: 'Low code', description: 'Why.', author },
      ...{ datePublished: '2026-03-04', dateModified: '2026-11-03' },
      ...{ image: [metadata.imageUrl], publisher: company },
    }),
  ]);
});

const study = {
  ...{ title: 'Shop', subtitle: 'A shop that sells', summary: 'A shop.' },
  ...{ industry: 'Retail', technologies: ['Shopify'], year: 2025, updated: '3 November 2026' },
  timeline: '5 months',
};

it('describes a study as an article with its years, open-ended while the work goes on', () => {
  expect(studyStructuredData(study, metadata, config)[0]).toMatchObject({
    ...{ '@type': 'Article', headline: 'Shop: A shop that sells' },
    ...{ temporalCoverage: '2025', dateModified: '2026-11-03' },
  });
  const ongoing = { ...study, timeline: '5 months so far' };
  expect(studyStructuredData(ongoing, metadata, config)[0]).toMatchObject({
    temporalCoverage: '2025/..',
  });
});

const office = {
  ...{ ...offices[0]!, email: 'here@acme.test', phone: '+44 20 7946 0100' },
  address: { street: ['1 North Street'], locality: 'North', code: '1234', country: 'Land' },
  map: { src: '/art/offices/north', width: 1600, height: 1000 },
  hours: 'Monday - Friday 8:00am - 5:00pm',
  closed: undefined,
};
const officeWith = (changes: Partial<Office>, contact: object = config.contact) =>
  officesStructuredData([{ ...office, ...changes }], metadata, {
    ...config,
    contact: { ...config.contact, ...contact },
  })[0];

it('describes an office, with its contacts', () => {
  const { street, locality, code, country } = office.address;
  expect(officeWith({ address: { ...office.address, region: 'Gauteng' } })).toMatchObject({
    ...{ '@type': 'LocalBusiness', '@id': `${metadata.canonical}#${office.key}` },
    ...{ name: `Acme ${office.name}`, email: office.email, telephone: office.phone },
    parentOrganization: { '@id': company['@id'] },
    image: expect.stringMatching(/^https:\/\/x\.test\/.*\.jpg$/),
    address: {
      ...{ '@type': 'PostalAddress', streetAddress: street.join(', '), addressLocality: locality },
      ...{ addressRegion: 'Gauteng', postalCode: code, addressCountry: country },
    },
    geo: { '@type': 'GeoCoordinates', ...office.position },
  });
  for (const key of ['email', 'telephone']) {
    expect(officeWith({ email: '', phone: '' })).not.toHaveProperty(key);
  }
});

const weekdays = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday'];
it.each([
  ['Monday - Friday 8:00am - 5:00pm', { dayOfWeek: weekdays, opens: '08:00', closes: '17:00' }],
  ['Saturday - Sunday 12:00am - 12:30pm', { opens: '00:00', closes: '12:30' }],
  ['Monday - Friday 9:15am - 11:00pm', { opens: '09:15', closes: '23:00' }],
  ['Friday - Monday 9:00am - 5:00pm', undefined],
  ['Monday - Someday 9:00am - 5:00pm', undefined],
  ['Monday - Friday 9:00am - 5:00pm, or later', undefined],
])('reads the hours %s', (hours, expected) => {
  if (expected)
    expect(officeWith({ hours })).toMatchObject({ openingHoursSpecification: expected });
  else expect(officeWith({ hours })).not.toHaveProperty('openingHoursSpecification.opens');
});

it('says on which days an office is closed, beside its hours', () => {
  const closed = [
    { day: '16 December 2026', name: 'Day of Reconciliation' },
    { day: '24 December 2026', until: '2 January 2027', name: 'Summer closure' },
  ];
  const allDay = { '@type': 'OpeningHoursSpecification', opens: '00:00', closes: '00:00' };
  expect(officeWith({ closed })).toMatchObject({
    openingHoursSpecification: { opens: '08:00', closes: '17:00' },
    specialOpeningHoursSpecification: [
      { ...allDay, name: closed[0]!.name, validFrom: '2026-12-16', validThrough: '2026-12-16' },
      { ...allDay, name: closed[1]!.name, validFrom: '2026-12-24', validThrough: '2027-01-02' },
    ],
  });
  expect(officeWith({})).not.toHaveProperty('specialOpeningHoursSpecification');
});

it('describes a list in its order', () => {
  const entries = ['One', 'Two'].map((name) => ({ name, path: `/list/${name}` }));
  const itemListElement = [
    { '@type': 'ListItem', position: 1, name: 'One', url: `${siteUrl}/list/One` },
    { '@type': 'ListItem', position: 2, name: 'Two', url: `${siteUrl}/list/Two` },
  ];
  expect(listStructuredData(entries, metadata, config)).toEqual([
    { '@type': 'ItemList', itemListElement },
  ]);
  expect(listStructuredData([], metadata, config)).toEqual([]);
});

it('leaves out sample content', () => {
  const sample = { ...config, sampleContent: true };
  expect(studyStructuredData(study, metadata, sample)).toEqual([]);
  expect(articleStructuredData(article, metadata, sample)).toEqual([]);
  expect(officesStructuredData([office], metadata, sample)).toEqual([]);
  expect(listStructuredData([{ name: 'One', path: '/one' }], metadata, sample)).toEqual([]);
  const [company] = homeStructuredData(metadata, { ...sample, contact });
  for (const key of ['sameAs', 'email', 'telephone']) expect(company).not.toHaveProperty(key);
});

it('lists the breadcrumbs of a page from the home page on, without the name of the site', () => {
  expect(breadcrumbList(pageBreadcrumbs('/contact', 'Contact Us | Acme'), metadata)).toEqual({
    '@type': 'BreadcrumbList',
    itemListElement: [
      { '@type': 'ListItem', position: 1, name: 'Home', item: `${siteUrl}/` },
      { '@type': 'ListItem', position: 2, name: 'Contact', item: `${siteUrl}/contact` },
    ],
  });
  const name = `Training${siteConfig.titleSeparator}Acme`;
  expect(pageBreadcrumbs('/training', name)[1]).toEqual({ name: 'Training', path: '/training' });
});

it('escapes `<`, so that data cannot end the script element', () => {
  const graph = [{ '@type': 'WebSite' as const, name: '</script><script>alert(1)</script>' }];
  const json = serialiseJsonLd(graph);
  expect(json).not.toContain('<');
  expect(JSON.parse(json)).toEqual({ '@context': 'https://schema.org', '@graph': graph });
});
