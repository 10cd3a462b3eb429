import { OWN_PAGE, ownPages } from './content/navigation/own-pages.ts';
import { defineRoute, type Route } from './pages/define-page.ts';
import { paths } from './paths.ts';

/** Every page of the site, in the sitemap's order; the last one is the catch-all. One line each. */
// prettier-ignore
export const routes: readonly Route[] = [
  { id: 'home', path: paths.home, importPage: () => import('./pages/home/HomePage.tsx') },
  { id: 'power-apps', path: paths.powerApps, importPage: () => import('./pages/power-apps/PowerAppsPage.tsx') },
  { id: 'agentic-ai', path: paths.agenticAi, importPage: () => import('./pages/agentic-ai/AgenticAiPage.tsx') },
  { id: 'agile-teams', path: paths.agileTeams, importPage: () => import('./pages/agile-teams/AgileTeamsPage.tsx'), reloadsAtTop: true },
  { id: 'shopify', path: paths.shopify, importPage: () => import('./pages/shopify/ShopifyPage.tsx') },
  { id: 'web-apps', path: paths.webApps, importPage: () => import('./pages/web-apps/WebAppsPage.tsx') },
  { id: 'ai-chat', path: paths.aiChat, importPage: () => import('./pages/ai-chat/AiChatPage.tsx') },
  { id: 'case-studies', path: paths.caseStudies, importPage: () => import('./pages/case-studies/CaseStudiesPage.tsx') },
  { id: 'case-study', path: paths.caseStudy(':caseStudyId'), importPage: () => import('./pages/case-study/CaseStudyPage.tsx') },
  { id: 'insights', path: paths.insights, importPage: () => import('./pages/insights/InsightsPage.tsx') },
  { id: 'insight', path: paths.insight(':insightId'), importPage: () => import('./pages/insight/InsightPage.tsx') },
  { id: 'contact', path: paths.contact, importPage: () => import('./pages/contact/ContactPage.tsx') },
  { id: 'book-consultation', path: paths.bookConsultation, importPage: () => import('./pages/book-consultation/BookConsultationPage.tsx') },
  { id: 'thank-you', path: paths.thankYou, importPage: () => import('./pages/thank-you/ThankYouPage.tsx') },
  ...ownPages.map(({ path }) => ({ id: OWN_PAGE, path: decodeURI(path), importPage: () => import('./pages/own-page/OwnPage.tsx') })),
  // All primitives on one page, in development only.
  ...(import.meta.env.DEV ? [{ id: 'styleguide', path: '/styleguide', importPage: () => import('./pages/styleguide/StyleguidePage.tsx') }] : []),
  { id: 'not-found', path: '*', importPage: () => import('./pages/not-found/NotFoundPage.tsx') },
].map(defineRoute);
