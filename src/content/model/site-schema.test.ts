import { expect, it } from 'vitest';
import { country } from '../company/country.ts';
import { linesOf } from '../compiler/parse-value.ts';
import compiledSite from '../compiled/site.json' with { type: 'json' };
import { company } from '../company/company.ts';
import { companySchema, type Company } from './company-schema.ts';
import { countrySchema } from './country-schema.ts';
import { siteSchema, type SiteConfig } from './site-schema.ts';

const site = compiledSite as unknown as SiteConfig;

const problems = (place: string, schema: Parameters<typeof linesOf>[1], value: unknown) =>
  linesOf(place, schema, value).map((line) => line.slice(`${place}: `.length));
/** The problems of a changed configuration. */
const problemsOf = (changes: Partial<SiteConfig>) =>
  problems('site', siteSchema, { ...site, ...changes });
const privacyProblemsOf = (changes: Partial<Company['privacy']>) =>
  problems('company', companySchema, { ...company, privacy: { ...company.privacy, ...changes } });

it('accepts empty contacts, and a manual in public', () => {
  const securityContact = { uri: '' };
  expect(problemsOf({ contact: { email: '', phone: '' }, securityContact })).toEqual([]);
  expect(privacyProblemsOf({ manual: '/favicon.svg' })).toEqual([]);
});

it('accepts a share image that is not drawn yet', () => {
  const defaultSeo = { ...site.defaultSeo, imageUrl: '/art/share/not-drawn.png' };
  expect(problemsOf({ defaultSeo })).toEqual([]);
});

it('names each wrong value, with what is expected', () => {
  const tag = '<meta name="google-site-verification" content="a">';
  const service = {
    script: '/no-such-script.js',
    attributes: { 'data-domain': 'example.com', onload: 'x()' },
    origins: ['https://example.com/path'],
    notice: '',
  };
  const found = problemsOf({
    name: ' ',
    verification: [
      { name: 'google-site-verification', content: 'a_b-C' },
      { name: '', content: tag },
    ],
    social: ['x.com/acme', 'https://acme:secret@youtube.com'].map((url) => ({ name: 'X', url })),
    hosts: { ...site.hosts, scripts: [service] },
    securityContact: { uri: 'security@example.com' },
    contact: { email: 'hello@example', phone: 'call us' },
  });
  expect(found).toEqual([
    'name: found " ", expected the name of the company',
    'verification.1.name: found "", expected a name like google-site-verification',
    `verification.1.content: found "${tag}", expected what the search console gives for it, without the tag around it`,
    'social.0.url: found "x.com/acme", expected an address like https://example.com/us',
    'social.1.url: found "https://acme:secret@youtube.com", expected an address like https://example.com/us',
    'social: has the name "X" twice: change one',
    'hosts.scripts.0.script: found "/no-such-script.js", expected an address like https://example.com/script.js, or the path of a file in public',
    'hosts.scripts.0.attributes: found "onload", expected names of attributes, like data-domain, without src',
    'hosts.scripts.0.origins.0: found "https://example.com/path", expected an origin like https://example.com',
    'hosts.scripts.0.notice: found "", expected a text',
    'securityContact.uri: found "security@example.com", expected an address like mailto:security@example.com or https://example.com/security, or nothing',
    'contact.email: found "hello@example", expected an email address like hello@example.com, or nothing',
    `contact.phone: found "call us", expected a number like +27 82 123 4567, or nothing`,
  ]);
  expect(
    privacyProblemsOf({ email: '', noticeChanged: '2026-11-26', manual: '/none.pdf' }),
  ).toEqual([
    'privacy.email: found "", expected an email address like hello@example.com',
    'privacy.noticeChanged: found "2026-11-26", expected a day like 30 November 2026',
    'privacy.manual: found "/none.pdf", expected the path of a file in public, or nothing',
  ]);
});

it('reports a telephone number without its country', () => {
  for (const phone of ['020 7946 0100', '0041 44 555 01 00', '+44 20 call us'])
    expect(problemsOf({ contact: { email: '', phone } })[0]).toContain(`found "${phone}"`);
});

it('lets a country have no sales tax, but not only its name or its rate', () => {
  const { salesTax, salesTaxShare, ...taxFree } = {
    ...country,
    salesTax: 'VAT',
    salesTaxShare: 0.2,
  };
  expect(linesOf('country', countrySchema, taxFree)).toEqual([]);
  for (const half of [{ salesTax }, { salesTaxShare }])
    expect(linesOf('country', countrySchema, { ...taxFree, ...half })).toEqual([
      'country: salesTax: needs salesTaxShare, and salesTaxShare needs salesTax: write both, or neither',
    ]);
});

it('reports what browsers or search engines would not understand about the country', () => {
  const profile = {
    ...country,
    language: 'en_PT',
    timeZone: 'Lisbon',
    currencyCode: '€',
    addressLines: ['{town}, {code}'],
    salesTax: 'VAT',
    salesTaxShare: 23,
    exampleEmail: 'you@',
    examplePhone: '082 123 4567',
  };
  expect(linesOf('country', countrySchema, profile)).toEqual(
    [
      'addressLines.0: found "{town}, {code}", expected a line like {locality}, {code}',
      'language: found "en_PT", expected a tag like en-IE',
      'timeZone: found "Lisbon", expected a name like Europe/Dublin',
      'currencyCode: found "€", expected a code like EUR',
      'salesTaxShare: found "23", expected a share like 0.15',
      'exampleEmail: found "you@", expected an email address like you@company.com',
      'examplePhone: found "082 123 4567", expected a number like +353 1 234 5678',
    ].map((line) => `country: ${line}`),
  );
});

it.each([
  ['en-JP', []],
  ['pt', []],
  ['jp', ['language: found "jp", expected a tag like en-IE']],
])('%s is the tag of a language, or refused', (language, expected) => {
  expect(problems('country', countrySchema, { ...country, language })).toEqual(expected);
});
