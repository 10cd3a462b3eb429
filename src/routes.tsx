import type { ComponentType } from 'react';
import { matchRoutes, type RouteObject } from 'react-router-dom';
import { RoutePage } from './app/RoutePage.tsx';
import type { PageDataByKey, PageKey } from './content/page-data-types.ts';
import { paths } from './paths.ts';

/** A page's module. `data` is what the server found for it (see content/page-data-types.ts). */
export interface PageModule {
  Page: ComponentType<{ data: never }>;
}

/** Page modules by file; the server's build manifest uses the same names. */
const modules = import.meta.glob<PageModule>(['./pages/*/*Page.tsx', '!./pages/styleguide/*']);

interface PageEntry {
  key: PageKey;
  path: string;
  file: string;
}

const pages: PageEntry[] = [
  { key: 'home', path: paths.home, file: './pages/home/HomePage.tsx' },
  { key: 'shopify', path: paths.shopify, file: './pages/shopify/ShopifyPage.tsx' },
  { key: 'powerApps', path: paths.powerApps, file: './pages/power-apps/PowerAppsPage.tsx' },
  { key: 'agenticAi', path: paths.agenticAi, file: './pages/agentic-ai/AgenticAiPage.tsx' },
  { key: 'agileTeams', path: paths.agileTeams, file: './pages/agile-teams/AgileTeamsPage.tsx' },
  { key: 'webApps', path: paths.webApps, file: './pages/web-apps/WebAppsPage.tsx' },
  { key: 'aiChat', path: paths.aiChat, file: './pages/ai-chat/AiChatPage.tsx' },
  { key: 'caseStudies', path: paths.caseStudies, file: './pages/case-studies/CaseStudiesPage.tsx' },
  {
    key: 'caseStudy',
    path: paths.caseStudy(':caseStudyId'),
    file: './pages/case-study/CaseStudyPage.tsx',
  },
  { key: 'insights', path: paths.insights, file: './pages/insights/InsightsPage.tsx' },
  { key: 'insight', path: paths.insight(':insightId'), file: './pages/insight/InsightPage.tsx' },
  { key: 'contact', path: paths.contact, file: './pages/contact/ContactPage.tsx' },
  {
    key: 'bookConsultation',
    path: paths.bookConsultation,
    file: './pages/book-consultation/BookConsultationPage.tsx',
  },
  { key: 'thankYou', path: '/thank-you', file: './pages/thank-you/ThankYouPage.tsx' },
];
const notFound = {
  key: 'notFound',
  path: '*',
  file: './pages/not-found/NotFoundPage.tsx',
} as const;

if (import.meta.env.DEV) {
  const file = './pages/styleguide/StyleguidePage.tsx';
  modules[file] = () => import('./pages/styleguide/StyleguidePage.tsx');
  pages.push({ key: 'styleguide', path: '/styleguide', file });
}

/**
 * The one route tree (SPEC.md 2), for the server's StaticRouter and the browser's BrowserRouter; the
 * last route takes what no other does.
 */
const routes: RouteObject[] = [...pages, notFound].map(({ key, path }) => ({
  id: key,
  path,
  element: <RoutePage />,
}));

const firstSegment = (path: string | undefined): string | undefined => path?.split('/', 2)[1];

/**
 * The routes that an address may belong to, by its first segment; all of them when that is unknown.
 * React Router compiles and ranks whatever it is given at each match, and with all routes that was
 * a twentieth of what a page's render costs.
 */
export function routesAt(pathname: string): RouteObject[] {
  const segment = firstSegment(pathname);
  const near = routes.filter(({ path }) => firstSegment(path) === segment);
  return near.length > 0 ? [...near, ...routes.slice(-1)] : routes;
}

/** Pages that the server has data for (content/page-data-types.ts); the others are code alone. */
export const pagesWithData: ReadonlySet<PageKey> = new Set<keyof PageDataByKey>([
  'shopify',
  'powerApps',
  'webApps',
  'aiChat',
  'caseStudies',
  'caseStudy',
  'insights',
  'insight',
]);

/** A page's source file as the build manifest names it. */
export const pageFiles = Object.fromEntries(
  [...pages, notFound].map(({ key, file }) => [key, file.replace('./', 'src/')]),
) as Record<PageKey, string>;

/** @returns the page that a path leads to, with the path's parameters */
export function matchPage(pathname: string): { pageKey: PageKey; params: Record<string, string> } {
  const match = matchRoutes(routesAt(pathname), pathname)?.at(-1);
  return {
    pageKey: (match?.route.id ?? 'notFound') as PageKey,
    params: (match?.params ?? {}) as Record<string, string>,
  };
}

/** Imports a page's module; throws when its chunk can't be fetched. */
export async function importPage(pageKey: PageKey): Promise<PageModule> {
  const file = [...pages, notFound].find((page) => page.key === pageKey)?.file;
  const load = file && modules[file];
  if (!load) throw new Error(`No page module for ${pageKey}`);
  return load();
}
