import { describe, expect, it } from 'vitest';
import { enquiryFields } from '../../enquiry/fields.ts';
import { telephoneHref } from './contact-links.ts';
import { addressLines, privacyRules } from './country.ts';
import { sampleMailboxNote, sampleNoticeNote } from '../words/samples.ts';
import {
  noticeNotesOf,
  privacyNotice,
  privacyNoticeOf,
  privacySentenceOf,
} from './privacy-notice.ts';
import { site as shipped } from '../site.ts';
import type { SiteConfig } from '../compiler/site-schema.ts';

/** The site without analytics. */
const site: SiteConfig = {
  ...shipped,
  hosts: { ...shipped.hosts, analytics: { script: '', attributes: {}, origins: [] } },
};

const textOf = (config = site) =>
  privacyNoticeOf(config)
    .flatMap(({ title, paragraphs, links = [] }) => [
      title,
      ...paragraphs,
      ...links.map((l) => l.text),
    ])
    .join('\n');

const sample = { name: 'A (Pty) Ltd', task: 'sends our mail', place: 'Kenya' };
const handledBy = (...processors: (typeof sample)[]) => ({
  ...site,
  privacy: { ...site.privacy, processors },
});
/** No page connects to another host. */
const hostless = {
  ...site,
  hosts: {
    ...{ ...site.hosts, preconnect: [], dnsPrefetch: [], maps: '' },
    scheduling: { ...site.hosts.scheduling, frame: '', script: '' },
  },
};

describe('the privacy notice', () => {
  it('names the responsible party, its privacy mailbox, the retention and who handles enquiries', () => {
    const { company, privacy } = site;
    for (const fact of [
      company.legalName,
      company.registrationNumber,
      ...addressLines(company.address),
      privacy.email,
      `${privacy.retentionMonths} months`,
      ...privacy.processors.flatMap(({ name, task, place }) => [name, task, place]),
    ]) {
      expect(textOf()).toContain(fact);
    }
  });

  it('names every field of the form', () => {
    for (const { shortName } of enquiryFields) expect(textOf()).toContain(shortName.toLowerCase());
  });

  it('states the purpose of storing the campaign, in the notice and beside the button', () => {
    for (const text of [textOf(), privacySentenceOf(site)]) {
      expect(text).toMatch(/campaign[^.]* to see which of [^.]* bring enquiries/);
    }
  });

  it('names the regulator with its address, and links its mailbox, telephone and site', () => {
    const { name, address, email, phone, site: page } = privacyRules.regulator;
    expect(textOf()).toContain(`complain to ${name}, ${address}.`);
    const links = privacyNoticeOf(site)
      .at(-1)!
      .links!.map(({ href }) => href);
    expect(links).toEqual([
      ...(email ? [`mailto:${email}`] : []),
      ...(phone ? [telephoneHref(phone)] : []),
      page,
    ]);
  });

  it('contains ‘It goes to nobody else.’ only without processors', () => {
    const sentence = 'It goes to nobody else.';
    for (const text of [textOf, privacySentenceOf]) {
      expect(text(handledBy())).toContain(sentence);
      expect(text(handledBy(sample))).not.toContain(sentence);
    }
  });

  it('names the analytics program and its hosts', () => {
    const script = 'https://count.example.com/script.js';
    const embedded = {
      ...site.privacy.embedded,
      analytics: { name: 'Acme Counts', place: 'Kenya' },
    };
    const withScript = (script: string) => ({
      ...{ ...site, countVisits: false, privacy: { ...site.privacy, embedded } },
      hosts: { ...site.hosts, analytics: { script, attributes: {}, origins: ['https://t.test'] } },
    });
    expect(textOf(withScript(script))).toMatch(
      /What we count\nAcme Counts \(Kenya\) counts visits for us, with count\.example\.com and t\.test: .*network address\.\nA browser that sends Global Privacy Control/,
    );
    expect(textOf(withScript('/count.js'))).toContain('for us, with t.test:');
    expect(textOf(withScript(''))).not.toContain('Acme Counts');
  });

  it('has the section on counting only while visits are counted', () => {
    expect(textOf({ ...site, countVisits: true })).toContain('What we count');
    expect(textOf({ ...site, countVisits: false })).not.toContain('What we count');
  });

  it('names the messenger’s operator only if enquiries are answered on it', () => {
    const messenger = { name: 'Courier', operator: 'Acme Messages', place: 'Ireland' };
    const answering = (name: string) => ({
      ...site,
      privacy: { ...site.privacy, messenger: { ...messenger, name } },
    });
    expect(textOf(answering('Courier'))).toContain('Acme Messages (Ireland) carries the messages');
    expect(textOf(answering(''))).not.toContain('Acme Messages');
  });

  it('is marked as a sample with whatever in it is one', () => {
    const company = { ...site.company, sample: false };
    const privacy = { ...site.privacy, sample: true };
    expect(noticeNotesOf({ ...site, company, privacy })).toContain(sampleMailboxNote);
    const real = { ...privacy, sample: false, processors: [{ ...sample, name: 'A' }] };
    const marked = privacyNotice.sample ? [sampleNoticeNote] : [];
    expect(noticeNotesOf({ ...site, company, privacy: real })).toEqual(marked);
  });

  it('says what a visitor may ask, as the law has it', () => {
    for (const right of privacyRules.rights) expect(textOf()).toContain(right);
  });

  it.runIf(privacyRules.manual)('links the manual on access, or says how to get it', () => {
    const { linked, onRequest } = privacyRules.manual!;
    const withManual = (manual: string) => ({ ...site, privacy: { ...site.privacy, manual } });
    const href = '/documents/manual.pdf';
    const links = privacyNoticeOf(withManual(href)).flatMap((section) => section.links ?? []);
    expect(links).toContainEqual({ text: linked, href });
    expect(textOf(withManual(href))).not.toContain(onRequest);
    expect(textOf(withManual(''))).toContain(onRequest);
    expect(textOf(withManual(''))).not.toContain(linked);
  });

  it('names every host that a page connects to, with its operator, and nothing without', () => {
    const { preconnect, dnsPrefetch, scheduling, maps } = site.hosts;
    for (const address of [...preconnect, ...dnsPrefetch, scheduling.script, maps])
      expect(textOf()).toContain(new URL(address).hostname);
    for (const { name, place } of [site.privacy.embedded.maps, site.privacy.embedded.calendar])
      expect(textOf()).toContain(`${name} (${place})`);
    expect(textOf()).toContain(privacyRules.abroad);
    expect(textOf(hostless)).not.toMatch(
      /Files of some pages|open a connection|looks up where|network address/,
    );
  });
});
