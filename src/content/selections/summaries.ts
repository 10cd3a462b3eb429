import { screenOf } from '../company/pictures.ts';
import type { Screen } from '../records/pictures-schema.ts';
import { type Service, type ServiceId, serviceById, services } from '../navigation/services.ts';
import type { StudyFilter } from '../records/services-schema.ts';
import type { Article, ArticleSummary, FeaturedArticle } from '../records/article-schema.ts';
import type {
  CaseStudy,
  CaseStudyListing,
  CaseStudyRow,
  CaseStudySummary,
  MeasuredStudy,
} from '../records/case-study-schema.ts';
import type { Content } from '../records/content.ts';
import { filterStudies } from './study-filters.ts';

/** A study for cards and carousels. */
export const toSummary = (study: CaseStudy): CaseStudySummary => {
  const phone = study.images.find(({ screen }) => screen === 'phone');
  return {
    id: study.id,
    slug: study.slug,
    title: study.title,
    shortDescription: study.shortDescription,
    industry: study.industry,
    image: study.image,
    technologies: study.technologies,
    ...(phone && { phone: { src: phone.src, width: phone.width, height: phone.height } }),
  };
};

/** A study for the list of all. */
export const toListing = (study: CaseStudy): CaseStudyListing => ({
  ...toSummary(study),
  timeline: study.timeline,
  result: { value: study.results[0]!.value, label: study.results[0]!.label },
});

/** A study below the cards of a long list. */
export const toStudyRow = (study: CaseStudy): CaseStudyRow => ({
  slug: study.slug,
  title: study.title,
  shortDescription: study.shortDescription,
  industry: study.industry,
  timeline: study.timeline,
});

/** A study with how its first result was measured. */
export const toMeasured = (study: CaseStudy): MeasuredStudy => ({
  ...toListing(study),
  result: study.results[0]!,
});

/** An article for cards. */
export const toArticleSummary = (article: Article): ArticleSummary => ({
  id: article.id,
  title: article.title,
  excerpt: article.excerpt,
  category: article.category,
  readTime: article.readTime,
  imageUrl: article.imageUrl,
});

/** An article as the newest one. */
export const toFeatured = (article: Article): FeaturedArticle => ({
  ...toArticleSummary(article),
  author: article.author,
  date: article.date,
  ...(article.profile && { profile: article.profile }),
  ...(article.figure && { figure: article.figure }),
  ...(article.mistake && { mistake: article.mistake }),
});

/** The first service that an article links to, if any. */
export const serviceOf = (article: Article): Service | undefined =>
  services.find(({ id }) => article.services.includes(id));

/** The newest article that links to a service's page, or else the newest of all; null without articles. */
export function articleFor(articles: readonly Article[], service: string): ArticleSummary | null {
  const article = articles.find((each) => each.services.includes(service)) ?? articles[0];
  return article ? toArticleSummary(article) : null;
}

/** The studies with the most effort, largest first. */
export const largestStudies = (studies: readonly CaseStudy[], count: number): CaseStudySummary[] =>
  studies
    .toSorted((one, other) => other.effort - one.effort)
    .slice(0, count)
    .map(toSummary);

/** The first studies, each of a different service as far as possible. */
export function leadingStudies(studies: readonly CaseStudy[], count: number): CaseStudy[] {
  const seen = new Set<string | undefined>();
  const isFirst = ({ service }: CaseStudy) => !seen.has(service) && seen.add(service);
  const { first = [], later = [] } = Object.groupBy(studies, (each) =>
    isFirst(each) ? 'first' : 'later',
  );
  return [...first, ...later].slice(0, count);
}

/** A study whose price is an example for a service's prices. */
export type PricedStudy = Pick<CaseStudy, 'slug' | 'title' | 'effort'>;

/** A service's study of typical effort, if it has several, and the one with most effort. */
export interface PricedStudies {
  typical?: PricedStudy | undefined;
  largest?: PricedStudy | undefined;
}

/** The examples of a service's prices among its own studies. */
export function pricedStudies(studies: readonly CaseStudy[], id: string): PricedStudies {
  const own = studies
    .filter(({ service }) => service === id)
    .toSorted((one, other) => one.effort - other.effort)
    .map(({ slug, title, effort }) => ({ slug, title, effort }));
  const typical = own.length > 1 ? own[Math.floor((own.length - 1) / 2)] : undefined;
  return { typical, largest: own.at(-1) };
}

/** The data of a service's page: the studies of its carousel, its own first, those of its prices, an article and a screen. */
export const serviceContent = (
  content: Content,
  id: ServiceId,
  filter: StudyFilter | undefined = serviceById(id).studies,
): {
  studies: CaseStudySummary[];
  priced: PricedStudies;
  article: ArticleSummary | null;
  screen: Screen | null;
} => ({
  studies: filterStudies(
    content.caseStudies.toSorted(
      (one, other) => Number(other.service === id) - Number(one.service === id),
    ),
    filter,
  ).map(toSummary),
  priced: pricedStudies(content.caseStudies, id),
  article: articleFor(content.articles, id),
  screen: screenOf(id),
});
