import { definePage, type PageRoute } from './pages/define-page.ts';
import { page as agenticAi } from './pages/agentic-ai/route.ts';
import { page as agileTeams } from './pages/agile-teams/route.ts';
import { page as aiChat } from './pages/ai-chat/route.ts';
import { page as bookConsultation } from './pages/book-consultation/route.ts';
import { page as caseStudies } from './pages/case-studies/route.ts';
import { page as caseStudy } from './pages/case-study/route.ts';
import { page as contact } from './pages/contact/route.ts';
import { page as home } from './pages/home/route.ts';
import { page as insight } from './pages/insight/route.ts';
import { page as insights } from './pages/insights/route.ts';
import { page as notFound } from './pages/not-found/route.ts';
import { page as powerApps } from './pages/power-apps/route.ts';
import { page as shopify } from './pages/shopify/route.ts';
import { page as thankYou } from './pages/thank-you/route.ts';
import { page as webApps } from './pages/web-apps/route.ts';

/** Every page of the site, in the sitemap's order; the last one is the catch-all. */
export const routes: readonly PageRoute[] = [
  home,
  powerApps,
  agenticAi,
  agileTeams,
  shopify,
  webApps,
  aiChat,
  caseStudies,
  caseStudy,
  insights,
  insight,
  contact,
  bookConsultation,
  thankYou,
  ...(import.meta.env.DEV ? [styleguide()] : []),
  notFound,
];

/** All primitives on one page, in development only. */
function styleguide(): PageRoute {
  return definePage({
    id: 'styleguide',
    path: '/styleguide',
    importPage: () => import('./pages/styleguide/StyleguidePage.tsx'),
    metadata: () => ({ title: 'Style guide' }),
  });
}
