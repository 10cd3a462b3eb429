import { inWords } from './words/number-words.ts';
import * as country from './company/country.ts';
import { countries, people } from './company/promises.ts';
import { officePlaces } from './company/offices.ts';
import type { SiteConfig } from './records/site-schema.ts';

const name = 'Northveld';

/** An owner starts here (README, "Make it yours"). */
export const site: SiteConfig = {
  name,
  sampleContent: true,
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
    scripts: [],
    preconnect: ['https://fonts.googleapis.com', 'https://fonts.gstatic.com'],
    dnsPrefetch: ['https://cdn.jsdelivr.net'],
  },
  // Samples: '.example' has no mail servers, and nobody has the number.
  securityContact: { uri: 'mailto:security@northveld.example' },
  contact: { email: 'hello@northveld.example', phone: '+27 11 000 0100' },
  company: {
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
    email: 'privacy@northveld.example',
    retentionMonths: 24,
    noticeChanged: '26 November 2026',
    manual: '',
    processors: [
      {
        name: 'Sample Hosting (Pty) Ltd',
        task: 'runs the server and its database',
        place: country.name,
      },
      {
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
    },
  },
};
