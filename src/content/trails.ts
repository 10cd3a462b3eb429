import { paths } from '../paths.ts';
import type { Article } from './article-schema.ts';
import type { CaseStudy } from './case-study-schema.ts';

/** A page on the way from the home page to where the reader is. */
export interface TrailStep {
  name: string;
  path: string;
}

const home: TrailStep = { name: 'Home', path: paths.home };

/** The way to a study: what its page shows over its title, and search engines are told. */
export const studyTrail = ({ title, slug }: Pick<CaseStudy, 'title' | 'slug'>): TrailStep[] => [
  home,
  { name: 'Case Studies', path: paths.caseStudies },
  { name: title, path: paths.caseStudy(slug) },
];

/** The way to an article. */
export const articleTrail = ({ title, id }: Pick<Article, 'title' | 'id'>): TrailStep[] => [
  home,
  { name: 'Insights', path: paths.insights },
  { name: title, path: paths.insight(id) },
];
