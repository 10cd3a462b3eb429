/** The paths of the main pages, by their keys in content/main-pages.yaml. */
export const mainPaths = {
  home: '/',
  caseStudies: '/case-studies',
  insights: '/insights',
  contact: '/contact',
  bookConsultation: '/book-consultation',
  thankYou: '/thank-you',
} as const;

export type MainPage = keyof typeof mainPaths;
export type MainPath = (typeof mainPaths)[MainPage];

/**
 * The paths of the site as they are sent, with letters beyond ASCII encoded. Those of services are in
 * content/services.yaml, those of Markdown pages follow from their files' names in content/pages.
 */
export const paths = {
  ...mainPaths,
  caseStudy: (slug: string) => `${mainPaths.caseStudies}/${encodeURI(slug)}`,
  insight: (id: string) => `${mainPaths.insights}/${encodeURI(id)}`,
  feed: `${mainPaths.insights}/feed.xml`,
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
