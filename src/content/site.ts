/**
 * The site's configuration: name, default metadata, social accounts, hosts and contact data.
 * A new owner starts here (README, "Make it yours"). Empty hosts mean: use what ships with the site.
 */
export interface SiteConfig {
  /** The product's name, in titles, headings and the copyright line. */
  name: string;
  tagline: string;
  claim: string;
  titleSeparator: string;
  locale: string;
  /** Metadata where neither the backend nor the page knows better (SPEC.md 1). */
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
    /** SPEC.md 7, head tags: preconnect and dns-prefetch. May be emptied. */
    preconnect: string[];
    dnsPrefetch: string[];
  };
  contact: { email: string; phone: string };
  responseHours: number;
}

export const site: SiteConfig = {
  name: 'Northveld',
  tagline: 'AI Driven Development',
  claim: '300+ people across three countries',
  titleSeparator: ' | ',
  locale: 'en_US',
  defaultSeo: {
    title: 'Northveld | AI-Powered Digital Solutions & Software Development',
    description:
      'Northveld helps businesses build AI solutions, digital products and software that earn their keep. 300+ people across three countries, one accountable team.',
    author: 'Northveld',
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
  contact: { email: '', phone: '' },
  responseHours: 24,
};
