import { paths } from '../../paths.ts';
import { site } from '../site.ts';
import { services } from './services.ts';
import type { Article } from '../records/article-schema.ts';
import type { CaseStudy } from '../records/case-study-schema.ts';

export interface NavigationLink {
  label: string;
  to: string;
}

/** A link of header, mobile menu and footer; the two may call it otherwise. */
interface NavigationEntry extends NavigationLink {
  mobileLabel?: string;
  footerLabel?: string;
  /** The header sets it as a button. */
  isButton?: boolean;
}

/**
 * What header, mobile menu and footer link to, in their order. The menu of services stands behind the
 * first in the header, and is a list of its own in the other two.
 */
export const navigation: readonly NavigationEntry[] = [
  { label: 'Who We Are', to: paths.home },
  { label: 'Recent Work', to: paths.caseStudies },
  { label: 'Insights', to: paths.insights },
  {
    label: 'Say Hello',
    mobileLabel: 'Contact Us',
    footerLabel: 'Contact',
    to: paths.contact,
    isButton: true,
  },
];

/** The mobile menu's links beside the services. */
export const mobileLinks: readonly NavigationLink[] = navigation.map(
  ({ to, label, mobileLabel = label }) => ({ label: mobileLabel, to }),
);

/** The footer's company links. */
export const companyLinks: readonly NavigationLink[] = navigation.map(
  ({ to, label, footerLabel = label }) => ({ label: footerLabel, to }),
);

/** The name of the services' menu and of their list in the footer. */
export const EXPERTISE_LABEL = 'Our Expertise';

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
