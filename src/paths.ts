/**
 * The paths of the site as they are sent, with letters beyond ASCII encoded. Those of services are in
 * content/services.yaml, those of Markdown pages follow from their files' names in content/pages.
 */
export const paths = {
  home: '/',
  caseStudies: '/case-studies',
  caseStudy: (slug: string) => `/case-studies/${encodeURI(slug)}`,
  insights: '/insights',
  feed: '/insights/feed.xml',
  insight: (id: string) => `/insights/${encodeURI(id)}`,
  contact: '/contact',
  bookConsultation: '/book-consultation',
  thankYou: '/thank-you',
} as const;

/** An address as it is sent: `/caf%C3%A9` for `/café`. */
export const encoded = (address: string): string =>
  address.normalize('NFC').replaceAll(/[^ -~]+/g, encodeURIComponent);

/** The text that a part of an address encodes; the part itself with an invalid escape. */
export function decoded(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return part;
  }
}

/** The report of the licences of the software in the browser's files, which the build writes (vite.config.ts). */
export const licencesFile = '/licences.txt';
