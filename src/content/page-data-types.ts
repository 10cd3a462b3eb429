import type { Article, ArticleSummary } from './article-schema.ts';
import type { CaseStudy, CaseStudyListing, CaseStudySummary } from './case-study-schema.ts';

/** Studies that a service page's carousel shows, already filtered and limited. */
export interface StudiesData {
  studies: CaseStudySummary[];
}

/**
 * What the server hands a page beside its code. Collections that grow travel as data, not as
 * JavaScript, so that a thousand studies weigh nothing on the other pages.
 */
export interface PageDataByKey {
  shopify: StudiesData;
  powerApps: StudiesData;
  webApps: StudiesData;
  aiChat: StudiesData;
  caseStudies: { studies: CaseStudyListing[] };
  caseStudy: { study: CaseStudy; next: CaseStudySummary };
  insights: { articles: ArticleSummary[] };
  insight: { article: Article; more: ArticleSummary[] };
}

/** Keys of the route tree's pages; the ones outside PageDataByKey need no data. */
export type PageKey =
  | keyof PageDataByKey
  | 'home'
  | 'agenticAi'
  | 'agileTeams'
  | 'contact'
  | 'bookConsultation'
  | 'thankYou'
  | 'notFound'
  | 'styleguide';

export type PageData = PageDataByKey[keyof PageDataByKey] | null;
