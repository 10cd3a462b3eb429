import { ATTRIBUTION_DAYS } from '../enquiry/attribution.ts';
import { enquiryFields, type EnquiryField } from '../enquiry/fields.ts';
import type { SiteConfig } from './site.ts';
import { wordList } from './word-list.ts';

/** One question that the notice answers. */
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

/**
 * What a visitor has to be told before giving personal information: section 18 of South Africa's
 * Protection of Personal Information Act 4 of 2013. The facts come from the configuration and from
 * the form's fields; the Information Regulator's addresses are its own (inforegulator.org.za).
 */
export function privacyNoticeOf(site: SiteConfig): NoticeItem[] {
  const { company, privacy, hosts } = site;
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
    {
      title: 'Why',
      paragraphs: [
        'To answer you, to prepare a proposal if you ask for one, and to see which campaigns bring enquiries. Nobody is put on a mailing list by writing to us.',
      ],
    },
    {
      title: 'Whether you have to',
      paragraphs: [
        `No law requires it, and you decide. Without ${named(required)} we could not answer, so the form asks for them.${
          optional.length > 0 ? ` You may leave out: ${named(optional)}.` : ''
        }`,
      ],
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
        'Ask what we hold about you, have it corrected or deleted, or object to our using it. One mail is enough:',
      ],
      links: [mailTo(privacy.email)],
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

function handling({ processors }: SiteConfig['privacy'], hosts: SiteConfig['hosts']): string[] {
  const ours =
    processors.length === 0
      ? 'Our own people. It goes to nobody else.'
      : `Our own people, and for us ${wordList(
          processors.map(({ name, task, place }) => `${name}, which ${task} (${place})`),
          'and',
        )}. The law lets such a company use it for that alone (Protection of Personal Information Act, sections 20 and 21).`;
  const others = [
    hosts.maps && `the map on the contact page (${new URL(hosts.maps).hostname})`,
    hosts.scheduling.frame &&
      `the calendar on the booking page (${new URL(hosts.scheduling.frame).hostname})`,
  ].filter(Boolean);
  if (others.length === 0) return [ours];
  return [
    ours,
    `Others run ${wordList(others, 'and')}. They see your network address when you open that page, and what you enter there.`,
  ];
}

/**
 * The sentence beside the form's button.
 * @returns what is done with an enquiry; that it goes to nobody else only where that is so
 */
export function privacySentenceOf({ privacy }: SiteConfig): string {
  return `We keep what you write here, and the page or campaign that led you to us, to answer this enquiry.${
    privacy.processors.length === 0 ? ' It goes to nobody else.' : ''
  } We delete it when you ask.`;
}
