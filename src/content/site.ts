import { inWords } from './number-words.ts';
import { countries, people } from './promises.ts';

/**
 * The site's configuration: name, default metadata, social accounts, hosts and contact data.
 * A new owner starts here (README, "Make it yours"). Empty hosts mean: use what ships with the site.
 */
export interface SiteConfig {
  /** The product's name, in titles, headings and the copyright line. */
  name: string;
  /**
   * Whether studies, clients, people, figures and prices are the samples that ship with the site.
   * While true, the pages say so where these stand. Set it to false with your own content.
   */
  sampleContent: boolean;
  tagline: string;
  claim: string;
  titleSeparator: string;
  locale: string;
  /** Metadata where neither the backend nor the page knows better. */
  defaultSeo: {
    title: string;
    description: string;
    author: string;
    imageUrl: string;
    twitterSite: string;
  };
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
    /** Origins for `preconnect` and `dns-prefetch` in the head. May be emptied. */
    preconnect: string[];
    dnsPrefetch: string[];
  };
  /** How to reach people without the form; what is empty is not shown. */
  contact: { email: string; phone: string };
  /** The company behind the site, as the privacy notice names it. */
  company: { legalName: string; registrationNumber: string; address: string };
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
    processors: { name: string; task: string; place: string }[];
  };
}

const name = 'Northveld';

export const site: SiteConfig = {
  name,
  sampleContent: true,
  tagline: 'AI Driven Development',
  claim: `${people} people across ${inWords(countries.length, ['country', 'countries'])}`,
  titleSeparator: ' | ',
  locale: 'en_US',
  defaultSeo: {
    title: `AI-Powered Digital Solutions & Software | ${name}`,
    description: `${name} helps businesses build AI solutions, digital products and software that pay for themselves. ${people} people across ${inWords(countries.length, ['country', 'countries'])}.`,
    author: name,
    imageUrl: '/art/share/home.png',
    twitterSite: '@northveld',
  },
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
    preconnect: ['https://fonts.googleapis.com', 'https://fonts.gstatic.com'],
    dnsPrefetch: ['https://cdn.jsdelivr.net'],
  },
  // Samples: '.example' has no mail servers, and no South African number begins with 000.
  contact: { email: 'hello@northveld.example', phone: '+27 11 000 0100' },
  company: {
    legalName: `${name} (Pty) Ltd`,
    registrationNumber: '2014/000000/07',
    address: '6th Floor, Maude Street, Sandton, Johannesburg, 2196',
  },
  privacy: {
    email: 'privacy@northveld.example',
    retentionMonths: 24,
    processors: [
      {
        name: 'Sample Hosting (Pty) Ltd',
        task: 'runs the server and its database',
        place: 'Johannesburg, South Africa',
      },
    ],
  },
};
