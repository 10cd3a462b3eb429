import { paths } from '../../paths.ts';
import compiled from '../compiled/navigation.json' with { type: 'json' };
import type { Navigation } from '../model/main-pages-schema.ts';
import { siteConfig } from '../site.ts';
import { markdownPages } from './markdown-pages.ts';
import { services } from './services.ts';
import type { Article } from '../model/article-schema.ts';
import type { CaseStudy } from '../model/case-study-schema.ts';

export interface NavigationLink {
  label: string;
  to: string;
}

const { expertise, pages } = compiled as Navigation;

/**
 * The links of header, mobile menu and footer: content/main-pages.yaml. In the header the menu of services follows the
 * first link; mobile menu and footer list the services separately.
 */
export const navigation = pages.flatMap(({ path, menu }) => (menu ? [{ to: path, ...menu }] : []));

/** The name of the services' menu and of their list in the footer. */
export const EXPERTISE_LABEL = expertise;

/** The Markdown pages that are listed with the company's. */
const markdownPageLinks: readonly NavigationLink[] = markdownPages
  .filter(({ menu }) => menu === 'company')
  .map(({ name, path }) => ({ label: name, to: path }));

/** The mobile menu's links other than the services. */
export const mobileLinks: readonly NavigationLink[] = [
  ...navigation.map(({ to, label, mobileLabel = label }) => ({ label: mobileLabel, to })),
  ...markdownPageLinks,
];

/** The footer's company links. */
export const companyLinks: readonly NavigationLink[] = [
  ...navigation.map(({ to, label, footerLabel = label }) => ({ label: footerLabel, to })),
  ...markdownPageLinks,
];

/** The links of the services' menus: the services, and the Markdown pages among them. */
export const serviceLinks: readonly { name: string; path: string; description: string }[] = [
  ...services,
  ...markdownPages
    .filter(({ menu }) => menu === 'services')
    .map(({ description = '', ...page }) => ({ ...page, description })),
];

/** A breadcrumb. */
export interface Breadcrumb {
  name: string;
  path: string;
}

/** The breadcrumbs of a page directly below the home page: its name, or else its title. */
export function pageBreadcrumbs(path: string, title = ''): Breadcrumb[] {
  const nameOf = (path: string) =>
    [...pages, ...services, ...markdownPages].find((page) => page.path === path)?.name;
  const [ownTitle = ''] = title.split(siteConfig.titleSeparator);
  return [
    { name: nameOf(paths.home)!, path: paths.home },
    { name: nameOf(path) ?? ownTitle, path },
  ];
}

/** The breadcrumbs of a study. */
export const studyBreadcrumbs = ({
  title,
  slug,
}: Pick<CaseStudy, 'title' | 'slug'>): Breadcrumb[] => [
  ...pageBreadcrumbs(paths.caseStudies),
  { name: title, path: paths.caseStudy(slug) },
];

/** The breadcrumbs of an article. */
export const articleBreadcrumbs = ({ title, id }: Pick<Article, 'title' | 'id'>): Breadcrumb[] => [
  ...pageBreadcrumbs(paths.insights),
  { name: title, path: paths.insight(id) },
];
