import { inWords } from './words/number-words.ts';
import { countries, people } from './company/promises.ts';
import type { Sampled } from './types.ts';

/**
 * The site's configuration: name, default metadata, social accounts, hosts and contact data.
 * A new owner starts here (README, "Make it yours") and takes out `sample` beside what is theirs. Empty hosts mean: use what ships with the site.
 */
export interface SiteConfig {
  /** The product's name, in titles, headings and the copyright line. */
  name: string;
  tagline: string;
  claim: string;
  titleSeparator: string;
  locale: string;
  /**
   * Of the company, as the IANA database names it: the times in mails to sales are its, and an article
   * appears, an announcement ends, at its midnight.
   */
  timeZone: string;
  /** Metadata where neither the backend nor the page knows better. */
  defaultSeo: {
    title: string;
    description: string;
    author: string;
    imageUrl: string;
    twitterSite: string;
  };
  /**
   * What proves to search consoles that the site is yours: a meta tag's name and its content, such as
   * `{ name: 'google-site-verification', content: '…' }`.
   */
  verification: { name: string; content: string }[];
  /**
   * A key of your own, 8 to 128 letters, digits and dashes, by which IndexNow knows who `npm run indexnow` is; it is
   * served as `/<key>.txt` and no secret. Empty: there is none.
   */
  indexNowKey: string;
  /**
   * A line above the header of every page, until its last day is over, or null. Text and label have 90
   * characters at most, which fit a phone in three lines; the day is written like `30 November 2026`.
   */
  announcement: {
    text: string;
    link?: { label: string; to: string };
    until: string;
  } | null;
  social: { name: 'Facebook' | 'Instagram' | 'LinkedIn' | 'X' | 'YouTube'; url: string }[];
  hosts: {
    /** Image-delivery service: `<origin>/<account>/<image id>/<variant>`. */
    imageDelivery: { origin: string; account: string };
    /** Embeds a film by iframe: `<origin>/<film id>`; empty: the local films. */
    videoEmbedOrigin: string;
    /** Origin that the offices' embedded maps come from. */
    maps: string;
    /** The scheduling widget of /book-consultation. */
    scheduling: { link: string; script: string; frame: string };
    /**
     * A program that counts visits, such as Plausible, Umami or Matomo: the address of its script, or its
     * path in `public`, and the attributes of its element. `origins`: what else it loads from or tells.
     * Without a script there is none.
     */
    analytics: { script: string; attributes: Record<string, string>; origins: string[] };
    /** Origins for `preconnect` and `dns-prefetch` in the head. May be emptied. */
    preconnect: string[];
    dnsPrefetch: string[];
  };
  /** Whom to tell of a weakness in the site (/.well-known/security.txt); empty: there is no such file. */
  securityContact: Sampled & { uri: string };
  /** How to reach people without the form; what is empty is not shown. */
  contact: Sampled & { email: string; phone: string };
  /**
   * The company behind the site, as the privacy notice and 'Before you sign' on /contact name it.
   * What is empty is not shown.
   */
  company: Sampled & {
    legalName: string;
    registrationNumber: string;
    address: string;
    vatNumber: string;
    /** B-BBEE level. */
    bbbee: string;
    insurance: string;
    /** Partner status with makers of software. */
    partners: string;
  };
  privacy: {
    /** E-mail of the Information Officer, whom people ask about what is kept of them. */
    email: string;
    /**
     * How long an enquiry is kept, as the notice says. What deletes it, `npm run enquiries --
     * --purge-older-than`, is told the same number (docs/operations.md).
     */
    retentionMonths: number;
    /**
     * Companies that handle enquiries for this one: hosting, database, mail. Only when there is
     * none does the form say that an enquiry goes to nobody else.
     */
    /**
     * `hosts`: those of a company that ENQUIRY_WEBHOOK_URL posts enquiries to, like hooks.slack.com; a start
     * whose webhook leads to a host that none has warns.
     */
    processors: (Sampled & { name: string; task: string; place: string; hosts?: string[] })[];
    /** Who runs the hosts of map, calendar and analytics, and where. They see a visitor's network address. */
    embedded: Record<'maps' | 'calendar' | 'analytics', { name: string; place: string }>;
  };
  /**
   * Whether visits are counted, and errors of browsers told to the log: no cookie, identifier or
   * address (docs/operations.md, "Browser metrics"). The privacy notice says so while it is true.
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
  timeZone: 'Africa/Johannesburg',
  defaultSeo: {
    title: `AI-Powered Digital Solutions & Software | ${name}`,
    description: `${name} helps businesses build AI solutions, digital products and software that pay for themselves. ${people} people across ${inWords(countries.length, ['country', 'countries'])}.`,
    author: name,
    imageUrl: '/art/share/home.png',
    twitterSite: '@northveld',
  },
  verification: [],
  indexNowKey: '',
  announcement: null,
  social: [
    { name: 'Facebook', url: 'https://www.facebook.com/northveld' },
    { name: 'Instagram', url: 'https://www.instagram.com/northveld' },
    { name: 'LinkedIn', url: 'https://www.linkedin.com/company/northveld' },
    { name: 'X', url: 'https://x.com/northveld' },
    { name: 'YouTube', url: 'https://www.youtube.com/@northveld' },
  ],
  hosts: {
    imageDelivery: { origin: 'https://imagedelivery.net', account: '' },
    videoEmbedOrigin: '',
    maps: 'https://www.openstreetmap.org',
    scheduling: {
      link: 'https://calendly.com/northveld/30min',
      script: 'https://assets.calendly.com/assets/external/widget.js',
      frame: 'https://calendly.com',
    },
    analytics: { script: '', attributes: {}, origins: [] },
    preconnect: ['https://fonts.googleapis.com', 'https://fonts.gstatic.com'],
    dnsPrefetch: ['https://cdn.jsdelivr.net'],
  },
  // Samples: '.example' has no mail servers, and no South African number begins with 000.
  securityContact: { sample: true, uri: 'mailto:security@northveld.example' },
  contact: { sample: true, email: 'hello@northveld.example', phone: '+27 11 000 0100' },
  company: {
    sample: true,
    legalName: `${name} (Pty) Ltd`,
    registrationNumber: '2014/000000/07',
    address: '6th Floor, Maude Street, Sandton, Johannesburg, 2196',
    vatNumber: '4000000000',
    bbbee: 'Level 2 contributor',
    insurance: 'Professional indemnity R20 million, cyber liability R10 million',
    partners:
      'No reseller agreement with Microsoft, Shopify or Meta: you buy licences from them, and no commission comes to us.',
  },
  privacy: {
    email: 'privacy@northveld.example',
    retentionMonths: 24,
    processors: [
      {
        sample: true,
        name: 'Sample Hosting (Pty) Ltd',
        task: 'runs the server and its database',
        place: 'Johannesburg, South Africa',
      },
      {
        sample: true,
        name: 'Sample Mail Ltd',
        task: 'carries our e-mail',
        place: 'Dublin, Ireland',
      },
    ],
    embedded: {
      maps: { name: 'OpenStreetMap Foundation', place: 'United Kingdom' },
      calendar: { name: 'Calendly', place: 'United States' },
      analytics: { name: '', place: '' },
    },
  },
  countVisits: true,
};
