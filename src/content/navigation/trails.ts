import { site } from '../site.ts';
import { companyLinks } from './navigation.ts';
import { services } from './services.ts';
import { paths } from '../../paths.ts';
import type { Article } from '../records/article-schema.ts';
import type { CaseStudy } from '../records/case-study-schema.ts';

/** A page on the way from the home page to where the reader is. */
export interface TrailStep {
  name: string;
  path: string;
}

/** The way to a page that no other lists: its name in the navigation, else its title. */
export function pageTrail(path: string, title: string): TrailStep[] {
  const named = [
    ...services.map(({ name, path: to }) => ({ label: name, to })),
    { label: 'Case Studies', to: paths.caseStudies },
    ...companyLinks,
  ].find(({ to }) => to === path);
  return [home, { name: named?.label ?? title.split(site.titleSeparator)[0]!, path }];
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
