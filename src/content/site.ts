import { inWords } from './words/number-words.ts';
import * as country from './company/country.ts';
import { countries, people } from './company/promises.ts';
import { officePlaces } from './company/offices.ts';
import type { PostalAddress, Sampled } from './types.ts';

/**
 * The site's configuration: name, default metadata, social accounts, hosts and contact data.
 * An owner starts here (README, "Make it yours") and removes `sample` from their own data. An empty host means that
 * the site's own files are used.
 */
export interface SiteConfig {
  /** The company's name in titles, headings and the copyright line. */
  name: string;
  tagline: string;
  claim: string;
  titleSeparator: string;
  locale: string;
  /** The fallback for metadata that neither the backend nor the page has. */
  defaultSeo: {
    title: string;
    description: string;
    author: string;
    imageUrl: string;
    twitterSite: string;
  };
  /**
   * Meta tags that prove ownership to search consoles, such as
   * `{ name: 'google-site-verification', content: '…' }`.
   */
  verification: { name: string; content: string }[];
  /**
   * The IndexNow key: 8 to 128 letters, digits and dashes of your choice, served as `/<key>.txt`; not a secret.
   * Empty disables IndexNow.
   */
  indexNowKey: string;
  /**
   * A line above the header of every page, or null. `until` is its last day, such as `30 November 2026`. Text and
   * label together have at most 90 characters, three lines on a phone.
   */
  announcement: {
    text: string;
    link?: { label: string; to: string };
    until: string;
  } | null;
  social: (Sampled & {
    name: 'Facebook' | 'Instagram' | 'LinkedIn' | 'X' | 'YouTube';
    url: string;
  })[];
  hosts: {
    /** Image-delivery service: `<origin>/<account>/<image id>/<variant>`. */
    imageDelivery: { origin: string; account: string };
    /** The video host, embedded by iframe: `<origin>/<film id>`. Empty: local films. */
    videoEmbedOrigin: string;
    /** The origin of the offices' embedded maps. */
    maps: string;
    /** The scheduling widget of /book-consultation. */
    scheduling: Sampled & { link: string; script: string; frame: string };
    /**
     * An analytics program such as Plausible, Umami or Matomo: the address of its script, or its path in `public`,
     * and the attributes of the script element. `origins`: the other origins that it contacts. Empty: none.
     */
    analytics: { script: string; attributes: Record<string, string>; origins: string[] };
    /** Origins for `preconnect` and `dns-prefetch` in the head; may be empty. */
    preconnect: string[];
    dnsPrefetch: string[];
  };
  /** The contact for vulnerability reports in /.well-known/security.txt; without it there is no such file. */
  securityContact: Sampled & { uri: string };
  /** E-mail and telephone; empty ones are not shown. */
  contact: Sampled & { email: string; phone: string };
  /**
   * The company's particulars in the privacy notice and in 'Before you sign' on /contact; empty ones are not shown.
   */
  company: Sampled & {
    legalName: string;
    registrationNumber: string;
    address: PostalAddress;
    /** Numbers and standings that the country's procurement asks for. */
    registrations: { term: string; text: string }[];
    insurance: string;
    /** Partner status with software vendors. */
    partners: string;
  };
  privacy: Sampled & {
    /** The mailbox for requests about personal information. */
    email: string;
    /**
     * The retention of enquiries that the notice states. Run `npm run enquiries -- --purge-older-than` with the same
     * number (docs/operations.md).
     */
    retentionMonths: number;
    /** The day on which what the notice says last changed, as the notice shows it: `26 November 2026`. */
    noticeChanged: string;
    /**
     * The manual that a law on access to information asks for: a file in `public`, such as `/documents/manual.pdf`,
     * which the notice links. Empty: the notice says how to get it.
     */
    manual: string;
    /**
     * Companies that handle enquiries: hosting, database, mail. If there are none, the form says that an enquiry goes
     * to nobody else. `hosts`: the hosts of a company that ENQUIRY_WEBHOOK_URL posts to, such as hooks.slack.com; the
     * server warns at start if no processor has the webhook's host.
     */
    processors: (Sampled & { name: string; task: string; place: string; hosts?: string[] })[];
    /** The messenger on which the company answers enquiries if asked to; without a name it doesn't. */
    messenger: { name: string; operator: string; place: string };
    /** The operators of map, calendar and analytics, which see visitors' network addresses, and their countries. */
    embedded: Record<'maps' | 'calendar' | 'analytics', { name: string; place: string }>;
  };
  /**
   * Whether the site counts visits and logs browser errors, without cookies, identifiers or addresses
   * (docs/operations.md, "Browser metrics"). The privacy notice follows.
   */
  countVisits: boolean;
}

const name = 'Northveld';

export const site: SiteConfig = {
  name,
  tagline: 'AI Driven Development',
  claim: `${people} people across ${inWords(countries.length, ['country', 'countries'])}`,
  titleSeparator: ' | ',
  locale: 'en_US',
  defaultSeo: {
    title: `AI-Powered Digital Solutions & Software | ${name}`,
    description: `${name} helps businesses build AI solutions, digital products and software, and measures what changes. ${people} people across ${inWords(countries.length, ['country', 'countries'])}.`,
    author: name,
    imageUrl: '/art/share/home.png',
    twitterSite: '@northveld',
  },
  verification: [],
  indexNowKey: '',
  announcement: null,
  social: [
    { sample: true, name: 'Facebook', url: 'https://www.facebook.com/northveld' },
    { sample: true, name: 'Instagram', url: 'https://www.instagram.com/northveld' },
    { sample: true, name: 'LinkedIn', url: 'https://www.linkedin.com/company/northveld' },
    { sample: true, name: 'X', url: 'https://x.com/northveld' },
    { sample: true, name: 'YouTube', url: 'https://www.youtube.com/@northveld' },
  ],
  hosts: {
    imageDelivery: { origin: 'https://imagedelivery.net', account: '' },
    videoEmbedOrigin: '',
    maps: 'https://www.openstreetmap.org',
    scheduling: {
      sample: true,
      link: 'https://calendly.com/northveld/30min',
      script: 'https://assets.calendly.com/assets/external/widget.js',
      frame: 'https://calendly.com',
    },
    analytics: { script: '', attributes: {}, origins: [] },
    preconnect: ['https://fonts.googleapis.com', 'https://fonts.gstatic.com'],
    dnsPrefetch: ['https://cdn.jsdelivr.net'],
  },
  // Samples: '.example' has no mail servers, and nobody has the number.
  securityContact: { sample: true, uri: 'mailto:security@northveld.example' },
  contact: { sample: true, email: 'hello@northveld.example', phone: '+27 11 000 0100' },
  company: {
    sample: true,
    legalName: `${name} (Pty) Ltd`,
    registrationNumber: '2014/000000/07',
    address: officePlaces[0]!.address,
    registrations: [
      { term: `${country.salesTax} number`, text: '4000000000' },
      { term: 'B-BBEE', text: 'Level 2 contributor' },
    ],
    insurance: `Professional indemnity ${country.writeAmount('20')} million, cyber liability ${country.writeAmount('10')} million`,
    partners:
      'No reseller agreement with Microsoft, Shopify or Meta: you buy licences from them, and no commission comes to us.',
  },
  privacy: {
    sample: true,
    email: 'privacy@northveld.example',
    retentionMonths: 24,
    noticeChanged: '26 November 2026',
    manual: '',
    processors: [
      {
        sample: true,
        name: 'Sample Hosting (Pty) Ltd',
        task: 'runs the server and its database',
        place: country.name,
      },
      {
        sample: true,
        name: 'Sample Mail Ltd',
        task: 'carries our e-mail',
        place: 'Dublin, Ireland',
      },
    ],
    messenger: {
      name: 'WhatsApp',
      operator: 'WhatsApp LLC (Meta)',
      place: 'United States and Ireland',
    },
    embedded: {
      maps: { name: 'OpenStreetMap Foundation', place: 'United Kingdom' },
      calendar: { name: 'Calendly', place: 'United States' },
      analytics: { name: '', place: '' },
    },
  },
  countVisits: true,
};
