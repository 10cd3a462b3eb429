import { MARKDOWN_PAGE, markdownPages } from './content/navigation/markdown-pages.ts';
import { findService } from './content/navigation/services.ts';
import type { ServiceId } from './content/model/services-schema.ts';
import { defineRoute, type Route } from './pages/define-page.ts';
import { paths } from './paths.ts';

/** The page of a service, if the site has it. */
function ofService(
  id: ServiceId,
  importPage: Route['importPage'],
  options?: Pick<Route, 'reloadsAtTop'>,
) {
  const service = findService(id);
  return service ? [{ id, path: service.path, importPage, ...options }] : [];
}

/** Every page of the site, in the sitemap's order; the last one is the catch-all. One line each. */
// prettier-ignore
export const routes: readonly Route[] = [
  { id: 'home', path: paths.home, importPage: () => import('./pages/home/HomePage.tsx') },
  ...ofService('power-apps', () => import('./pages/power-apps/PowerAppsPage.tsx')),
  ...ofService('agentic-ai', () => import('./pages/agentic-ai/AgenticAiPage.tsx')),
  ...ofService('agile-teams', () => import('./pages/agile-teams/AgileTeamsPage.tsx'), { reloadsAtTop: true }),
  ...ofService('shopify', () => import('./pages/shopify/ShopifyPage.tsx')),
  ...ofService('web-apps', () => import('./pages/web-apps/WebAppsPage.tsx')),
  ...ofService('ai-chat', () => import('./pages/ai-chat/AiChatPage.tsx')),
  { id: 'case-studies', path: paths.caseStudies, importPage: () => import('./pages/case-studies/CaseStudiesPage.tsx') },
  { id: 'case-study', path: paths.caseStudy(':caseStudyId'), importPage: () => import('./pages/case-study/CaseStudyPage.tsx') },
  { id: 'insights', path: paths.insights, importPage: () => import('./pages/insights/InsightsPage.tsx') },
  { id: 'insight', path: paths.insight(':insightId'), importPage: () => import('./pages/insight/InsightPage.tsx') },
  { id: 'contact', path: paths.contact, importPage: () => import('./pages/contact/ContactPage.tsx') },
  { id: 'book-consultation', path: paths.bookConsultation, importPage: () => import('./pages/book-consultation/BookConsultationPage.tsx') },
  { id: 'thank-you', path: paths.thankYou, importPage: () => import('./pages/thank-you/ThankYouPage.tsx') },
  ...markdownPages.map(({ path }) => ({ id: MARKDOWN_PAGE, path: decodeURI(path), importPage: () => import('./pages/markdown-page/MarkdownPage.tsx') })),
  // All primitives on one page, in development only.
  ...(import.meta.env.DEV ? [{ id: 'styleguide', path: '/styleguide', importPage: () => import('./pages/styleguide/StyleguidePage.tsx') }] : []),
  { id: 'not-found', path: '*', importPage: () => import('./pages/not-found/NotFoundPage.tsx') },
].map(defineRoute);
