/** Every path of the site; components link through these. */
type ThankYouType = 'consultation' | 'contact';

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
  thankYou: (type: ThankYouType) => `/thank-you?type=${type}`,
} as const;
