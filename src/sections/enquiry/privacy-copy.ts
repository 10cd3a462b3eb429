import { ATTRIBUTION_DAYS } from '../../enquiry/attribution.ts';
import { enquiryFields, type EnquiryField } from '../../enquiry/fields.ts';
import type { SiteConfig } from '../../content/model/site-schema.ts';
import { wordList } from '../../content/words/number-words.ts';
import { contactLinksOf, telephoneHref } from '../../content/company/contact-links.ts';
import { licencesFile } from '../../paths.ts';
import { registeredName } from '../../content/company/registered-name.ts';
import { country } from '../../content/company/country.ts';

const { privacyRules } = country;

/** A section of the notice. */
export interface NoticeItem {
  title: string;
  paragraphs: string[];
  links?: { text: string; href: string }[];
}

const allFields: readonly EnquiryField[] = enquiryFields;

const shortNames = (fields: readonly EnquiryField[]) =>
  wordList(
    fields.map(({ shortName }) => shortName.toLowerCase()),
    'and',
  );

const mailTo = (address: string) => ({ text: address, href: `mailto:${address}` });

/** The section about the scripts of other services, if there are any. */
function thirdPartyScripts({ hosts }: SiteConfig): NoticeItem[] {
  if (hosts.scripts.length === 0) return [];
  const optOut = 'A browser that sends Global Privacy Control loads none of them.';
  const paragraphs = hosts.scripts.map(({ notice }) => notice);
  return [{ title: 'Services on every page', paragraphs: [...paragraphs, optOut] }];
}

/** The distinct hosts of addresses, as a list in running text. */
function hostnames(addresses: readonly string[]): string {
  const hosts = addresses.filter(Boolean).map((each) => new URL(each).hostname);
  return wordList([...new Set(hosts)], 'and');
}

/**
 * The notice that a law requires before personal information is collected. Its facts come from the configuration and
 * the form's fields, the law's part from `privacyRules`.
 */
export function privacyNoticeOf(site: SiteConfig): NoticeItem[] {
  const { company, contact, privacy, hosts } = site;
  const { manual, regulator } = privacyRules;
  const required = allFields.filter(({ optional }) => !optional);
  const optional = allFields.filter((field) => field.optional);
  return [
    {
      title: 'Who is responsible',
      paragraphs: [`${registeredName(company)}. Our ${privacyRules.officer} reads this mailbox:`],
      links: [mailTo(privacy.email)],
    },
    {
      title: 'What we keep',
      paragraphs: [
        `What you type into a form: ${shortNames(allFields)}. With it we keep which form you used, the first and the last page of your visit, the page or site that led you here, and the campaign in its link if there was one.`,
        `Your browser remembers the first page and the campaign for ${ATTRIBUTION_DAYS} days. The site itself sets no cookies.`,
      ],
    },
    ...thirdPartyScripts(site),
    {
      title: 'Why',
      paragraphs: [
        'What you type: to answer you, and to prepare a proposal if you ask for one. Nobody is put on a mailing list by writing to us.',
        'The pages of your visit, the site that led you here and the campaign: to see which of our pages and advertisements bring enquiries, and for nothing else.',
      ],
    },
    {
      title: 'Whether you have to',
      paragraphs: [
        `No law requires it, and you decide. The form is sent ${
          optional.length > 0 ? `without ${shortNames(optional)}, but ` : ''
        }only with ${shortNames(required)}. Would you rather not give one of them? Write to us without the form, and we answer all the same.`,
      ],
      links: contactLinksOf(contact),
    },
    {
      title: 'How long',
      paragraphs: [
        `${privacy.retentionMonths} months from the day an enquiry arrives. Sooner if you ask us to delete it.`,
      ],
    },
    { title: 'Who handles it, and where', paragraphs: handling(privacy, hosts) },
    {
      title: 'What you may ask of us',
      paragraphs: [
        ...privacyRules.rights,
        ...(manual && !privacy.manual ? [manual.onRequest] : []),
      ],
      links: [
        mailTo(privacy.email),
        ...(manual && privacy.manual ? [{ text: manual.linked, href: privacy.manual }] : []),
        ...privacyRules.links,
      ],
    },
    {
      title: 'If we do not settle it',
      paragraphs: [
        `You may complain to ${[regulator.name, regulator.address].filter(Boolean).join(', ')}.`,
      ],
      links: [
        ...(regulator.email ? [mailTo(regulator.email)] : []),
        ...(regulator.phone
          ? [{ text: regulator.phone, href: telephoneHref(regulator.phone) }]
          : []),
        { text: new URL(regulator.site).hostname.replace(/^www\./, ''), href: regulator.site },
      ],
    },
    {
      title: 'Software of others',
      paragraphs: ['The scripts of this site contain open-source software.'],
      links: [{ text: 'Its licences', href: licencesFile }],
    },
  ];
}

function handling(
  { processors, embedded, messenger }: SiteConfig['privacy'],
  hosts: SiteConfig['hosts'],
): string[] {
  const ownHandling =
    processors.length === 0
      ? 'Our own people. It goes to nobody else.'
      : `Our own people, and for us ${wordList(
          processors.map(({ name, task, place }) => `${name}, which ${task} (${place})`),
          'and',
        )}. ${privacyRules.processors}`;
  const { maps, calendar } = embedded;
  const others = [
    hosts.maps &&
      `${maps.name} (${maps.place}) the map on the contact page (${new URL(hosts.maps).hostname})`,
    hosts.scheduling.link &&
      `${calendar.name} (${calendar.place}) the calendar on the booking page (${new URL(hosts.scheduling.link).hostname})`,
  ].filter(Boolean);
  return [
    ownHandling,
    messenger.name !== '' &&
      `If you ask us to answer on ${messenger.name}, ${messenger.operator} (${messenger.place}) carries the messages and knows your number.`,
    others.length > 0 &&
      `Others run parts of pages: ${wordList(others, 'and')}. They see your IP address when you open that page, and what you enter there.`,
    hosts.scheduling.link !== '' &&
      'The calendar also gets the campaign, or the site, that led you here.',
    (others.length > 0 || processors.length > 0 || messenger.name !== '') && privacyRules.abroad,
    ...connections(hosts),
  ].filter((paragraph) => paragraph !== false);
}

/** Paragraphs about the hosts that a page contacts without an action of the visitor. */
function connections(hosts: SiteConfig['hosts']): string[] {
  const { imageDelivery, videoEmbedOrigin, scheduling, preconnect, dnsPrefetch } = hosts;
  const fetched = hostnames([
    imageDelivery.account && imageDelivery.origin,
    videoEmbedOrigin,
    scheduling.link && scheduling.script,
  ]);
  const ahead = hostnames(preconnect);
  const lookedUp = hostnames(dnsPrefetch);
  return [
    fetched && `Files of some pages come from ${fetched}, which sees your IP address.`,
    ahead &&
      `Each page has your browser open a connection to ${ahead}, without asking for anything there. Whoever runs them sees your IP address.`,
    lookedUp && `It also looks up where ${lookedUp} is, without connecting to it.`,
  ].filter((sentence) => sentence !== '');
}

/**
 * The sentence beside the form's button: how an enquiry is used. It excludes other recipients only if no
 * processor is configured.
 */
export function privacySentenceOf({ privacy }: SiteConfig): string {
  return `We keep what you write here to answer this enquiry, and the page or campaign that led you to us to see which of them bring enquiries.${
    privacy.processors.length === 0 ? ' It goes to nobody else.' : ''
  } We delete it when you ask.`;
}
