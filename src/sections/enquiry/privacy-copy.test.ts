import { expect, it } from 'vitest';
import { enquiryFields } from '../../enquiry/fields.ts';
import { telephoneHref } from '../../content/company/contact-links.ts';
import { addressLines } from '../../content/company/address-lines.ts';
import { country } from '../../content/company/country.ts';
import { privacyNoticeOf, privacySentenceOf } from './privacy-copy.ts';
import { siteConfig as shipped } from '../../content/site.ts';
import type { SiteConfig } from '../../content/model/site-schema.ts';

const { privacyRules } = country;

type Privacy = SiteConfig['privacy'];

/** The site without added services. */
const site: SiteConfig = { ...shipped, hosts: { ...shipped.hosts, scripts: [] } };
const withPrivacy = (privacy: Partial<Privacy>): SiteConfig => ({
  ...site,
  privacy: { ...site.privacy, ...privacy },
});

const linksOf = (config: SiteConfig) => privacyNoticeOf(config).flatMap(({ links = [] }) => links);
const textOf = (config = site) =>
  [
    ...privacyNoticeOf(config).flatMap(({ title, paragraphs }) => [title, ...paragraphs]),
    ...linksOf(config).map(({ text }) => text),
  ].join('\n');

const processor = { name: 'A (Pty) Ltd', task: 'sends our mail', place: 'Kenya' };

it('names the responsible party, the retention period, who handles enquiries, the regulator, and the visitor’s rights', () => {
  const { company, privacy } = site;
  const { rights, regulator, abroad } = privacyRules;
  for (const fact of [
    ...[company.legalName, company.registrationNumber, ...addressLines(company.address)],
    ...[privacy.email, `${privacy.retentionMonths} months`, ...rights, abroad],
    ...privacy.processors.flatMap(({ name, task, place }) => [name, task, place]),
    ...enquiryFields.map(({ shortName }) => shortName.toLowerCase()),
    `complain to ${[regulator.name, regulator.address].filter(Boolean).join(', ')}.`,
  ])
    expect(textOf()).toContain(fact);
  const { email, phone } = regulator;
  expect(linksOf(site).map(({ href }) => href)).toEqual(
    expect.arrayContaining([
      ...(email ? [`mailto:${email}`] : []),
      ...(phone ? [telephoneHref(phone)] : []),
      regulator.site,
    ]),
  );
});

it('states the purpose of storing the campaign, in the notice and beside the button', () => {
  for (const text of [textOf(), privacySentenceOf(site)]) {
    expect(text).toMatch(/campaign[^.]* to see which of [^.]* bring enquiries/);
  }
});

it('contains ‘It goes to nobody else.’ only without processors', () => {
  const sentence = 'It goes to nobody else.';
  for (const text of [textOf, privacySentenceOf]) {
    expect(text(withPrivacy({ processors: [] }))).toContain(sentence);
    expect(text(withPrivacy({ processors: [processor] }))).not.toContain(sentence);
  }
});

it('has the owner’s sentence about each service on every page, and no section without one', () => {
  const service = { script: '/count.js', attributes: {}, origins: [], notice: 'Acme counts.' };
  const tracker = { ...service, notice: 'Acme hears of errors.' };
  expect(textOf({ ...site, hosts: { ...site.hosts, scripts: [service, tracker] } })).toContain(
    'Services on every page\nAcme counts.\nAcme hears of errors.\nA browser that sends Global',
  );
  const without = textOf();
  expect(without).not.toContain('every page');
});

it('names the messenger’s operator only if enquiries are answered on it', () => {
  const messenger = { name: 'Courier', operator: 'Acme Messages', place: 'Ireland' };
  expect(textOf(withPrivacy({ messenger }))).toContain('Acme Messages (Ireland) carries the');
  expect(textOf(withPrivacy({ messenger: { ...messenger, name: '' } }))).not.toContain('Acme');
});

it.runIf(privacyRules.manual)('links the manual, or says how to get it', () => {
  const { linked, onRequest } = privacyRules.manual!;
  const manual = '/documents/manual.pdf';
  expect(linksOf(withPrivacy({ manual }))).toContainEqual({ text: linked, href: manual });
  expect(textOf(withPrivacy({ manual }))).not.toContain(onRequest);
  expect(textOf(withPrivacy({ manual: '' }))).toContain(onRequest);
  expect(textOf(withPrivacy({ manual: '' }))).not.toContain(linked);
});

it('names every host that a page connects to, with its operator, and has no section without one', () => {
  const { preconnect, dnsPrefetch, scheduling, maps } = site.hosts;
  const withCalendar = { ...scheduling, link: 'https://calendar.test/30' };
  const hosts = { ...site.hosts, scheduling: withCalendar };
  const text = textOf({ ...site, hosts });
  for (const address of [...preconnect, ...dnsPrefetch, scheduling.script, maps])
    expect(text).toContain(new URL(address).hostname);
  for (const { name, place } of [site.privacy.embedded.maps, site.privacy.embedded.calendar])
    expect(text).toContain(`${name} (${place})`);
  const none = { preconnect: [], dnsPrefetch: [], maps: '' };
  const embedded = { scheduling: { ...scheduling, link: '' } };
  expect(textOf({ ...site, hosts: { ...site.hosts, ...none, ...embedded } })).not.toMatch(
    /Files of some pages|open a connection|looks up where|IP address/,
  );
});
