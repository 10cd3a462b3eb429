import { ATTRIBUTION_DAYS } from '../../enquiry/attribution.ts';
import { enquiryFields, type EnquiryField } from '../../enquiry/fields.ts';
import type { SiteConfig } from '../site.ts';
import { wordList } from '../words/number-words.ts';
import { contactLinksOf } from './contact-links.ts';

/** A section of the notice. */
export interface NoticeItem {
  title: string;
  paragraphs: string[];
  links?: { text: string; href: string }[];
}

const fields: readonly EnquiryField[] = enquiryFields;

const named = (some: readonly EnquiryField[]) =>
  wordList(
    some.map(({ shortName }) => shortName.toLowerCase()),
    'and',
  );

const mailTo = (address: string) => ({ text: address, href: `mailto:${address}` });

/** The section about counting, if the site (src/visits) or an analytics program counts visits. */
function countingOf({ countVisits, hosts, privacy }: SiteConfig): NoticeItem[] {
  const { script, origins } = hosts.analytics;
  const { name, place } = privacy.embedded.analytics;
  const others = hostnames([...(script.startsWith('/') ? [] : [script]), ...origins]);
  const paragraphs = [
    countVisits &&
      'How often each page is opened and how quickly it appears, how far its form gets (seen, begun, sent), what kind of place led to the visit (such as a search engine or a campaign), whether the screen is a phone’s, and errors of our own scripts. These are totals: no cookie, no identifier, nothing that leads to you, and nothing that you type.',
    script !== '' &&
      `${name} (${place}) counts visits for us${others && `, with ${others}`}: which page you open, what led you to it, and which browser and screen you have. It sees your network address.`,
  ].filter((paragraph) => paragraph !== false);
  if (paragraphs.length === 0) return [];
  const unless = 'A browser that sends Global Privacy Control is not counted at all.';
  return [{ title: 'What we count', paragraphs: [...paragraphs, unless] }];
}

/** The distinct hosts of addresses, as a list in running text. */
function hostnames(addresses: readonly string[]): string {
  const hosts = addresses.filter(Boolean).map((each) => new URL(each).hostname);
  return wordList([...new Set(hosts)], 'and');
}

/**
 * The companies that handle enquiries. One whose name begins with 'Sample' counts as a sample even without
 * `sample: true`, so that the notice never presents it as real.
 */
export const processorsOf = ({ privacy }: Pick<SiteConfig, 'privacy'>) =>
  privacy.processors.map((processor) => ({
    ...processor,
    sample: processor.sample || /^sample\b/i.test(processor.name),
  }));

/**
 * The notice that section 18 of South Africa's Protection of Personal Information Act 4 of 2013 requires
 * before personal information is collected. Its facts come from the configuration and the form's fields; the
 * Information Regulator's addresses are from inforegulator.org.za.
 */
export function privacyNoticeOf(site: SiteConfig): NoticeItem[] {
  const { company, contact, privacy, hosts } = site;
  const required = fields.filter(({ optional }) => !optional);
  const optional = fields.filter((field) => field.optional);
  return [
    {
      title: 'Who is responsible',
      paragraphs: [
        `${company.legalName}, registration number ${company.registrationNumber}, ${company.address}. Our Information Officer reads this mailbox:`,
      ],
      links: [mailTo(privacy.email)],
    },
    {
      title: 'What we keep',
      paragraphs: [
        `What you type into a form: ${named(fields)}. With it we keep which form you used, the first and the last page of your visit, the page or site that led you here, and the campaign in its link if there was one.`,
        `Your browser remembers the first page and the campaign for ${ATTRIBUTION_DAYS} days. The site itself sets no cookies.`,
      ],
    },
    ...countingOf(site),
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
        `No law requires it, and you decide. The form is sent only with ${named(required)}.${
          optional.length > 0 ? ` These are optional: ${named(optional)}.` : ''
        } Would you rather not give one of them? Write to us without the form, and we answer all the same.`,
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
        'Ask what we hold about you, have it corrected or deleted, or object to our using it. One e-mail is enough.',
        privacy.paiaManual === ''
          ? 'Our manual under the Promotion of Access to Information Act comes from the same mailbox.'
          : 'Our manual under the Promotion of Access to Information Act says how to ask for any other record.',
      ],
      links: [
        mailTo(privacy.email),
        ...(privacy.paiaManual === '' ? [] : [{ text: 'PAIA manual', href: privacy.paiaManual }]),
      ],
    },
    {
      title: 'If we do not settle it',
      paragraphs: [
        'You may complain to the Information Regulator (South Africa), Woodmead North Office Park, 54 Maxwell Drive, Woodmead, Johannesburg, 2191.',
      ],
      links: [
        mailTo('POPIAComplaints@inforegulator.org.za'),
        { text: '010 023 5200', href: 'tel:+27100235200' },
        { text: 'inforegulator.org.za', href: 'https://inforegulator.org.za' },
      ],
    },
  ];
}

function handling(
  { processors, embedded, messenger }: SiteConfig['privacy'],
  hosts: SiteConfig['hosts'],
): string[] {
  const ours =
    processors.length === 0
      ? 'Our own people. It goes to nobody else.'
      : `Our own people, and for us ${wordList(
          processors.map(({ name, task, place }) => `${name}, which ${task} (${place})`),
          'and',
        )}. The law lets such a company use it for that alone (Protection of Personal Information Act, sections 20 and 21).`;
  const { maps, calendar } = embedded;
  const others = [
    hosts.maps &&
      `${maps.name} (${maps.place}) the map on the contact page (${new URL(hosts.maps).hostname})`,
    hosts.scheduling.frame &&
      `${calendar.name} (${calendar.place}) the calendar on the booking page (${new URL(hosts.scheduling.frame).hostname})`,
  ].filter(Boolean);
  return [
    ours,
    messenger.name !== '' &&
      `If you ask us to answer on ${messenger.name}, ${messenger.operator} (${messenger.place}) carries the messages and knows your number.`,
    others.length > 0 &&
      `Others run parts of pages: ${wordList(others, 'and')}. They see your network address when you open that page, and what you enter there.`,
    hosts.scheduling.frame !== '' &&
      'The calendar also gets the campaign, or the site, that led you here.',
    (others.length > 0 || processors.length > 0 || messenger.name !== '') &&
      'Whoever of them is outside South Africa is bound by a law or an agreement that protects your information as ours does (section 72).',
    ...connections(hosts),
  ].filter((paragraph) => paragraph !== false);
}

/** Paragraphs about the hosts that a page connects to without an action of the visitor. */
function connections(hosts: SiteConfig['hosts']): string[] {
  const { imageDelivery, videoEmbedOrigin, scheduling, preconnect, dnsPrefetch } = hosts;
  const fetched = hostnames([
    imageDelivery.account && imageDelivery.origin,
    videoEmbedOrigin,
    scheduling.script,
  ]);
  const ahead = hostnames(preconnect);
  const lookedUp = hostnames(dnsPrefetch);
  return [
    fetched && `Files of some pages come from ${fetched}, which sees your network address.`,
    ahead &&
      `Each page has your browser open a connection to ${ahead}, without asking for anything there. Whoever runs them sees your network address.`,
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
