/** Every path of the site; components link through these. */
export const paths = {
  home: '/',
  shopify: '/shopify',
  powerApps: '/power-apps',
  agenticAi: '/agentic-ai',
  agileTeams: '/agile-teams',
  webApps: '/web-apps',
  aiChat: '/ai-chat',
  caseStudies: '/case-studies',
  caseStudy: (slug: string) => `/case-studies/${slug}`,
  insights: '/insights',
  feed: '/insights/feed.xml',
  insight: (id: string) => `/insights/${id}`,
  contact: '/contact',
  bookConsultation: '/book-consultation',
  thankYou: '/thank-you',
} as const;

/** The report of the licences of the software in the browser's files, which the build writes (vite.config.ts). */
export const licencesFile = '/licences.txt';
