import { screenshotOf } from '../company/pictures.ts';
import type { Screenshot } from '../model/pictures-schema.ts';
import { type Service, serviceById, services } from '../navigation/services.ts';
import type { ServiceId, StudyFilter } from '../model/services-schema.ts';
import type { Article, ArticleSummary, FeaturedArticle } from '../model/article-schema.ts';
import type {
  CaseStudy,
  CaseStudyListing,
  CaseStudyRow,
  CaseStudySummary,
  MeasuredStudy,
} from '../model/case-study-schema.ts';
import type { Content } from '../model/content.ts';
import type { ImageAsset } from '../model/media.ts';
import { groupDigits } from '../words/numbers.ts';
import { type ServicePrices, servicePricesOf } from './service-prices.ts';
import { filterStudies } from './study-filters.ts';

/** A picture of a gallery without its texts. */
const imageOf = ({ src, width, height }: ImageAsset): ImageAsset => ({ src, width, height });

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
    ...(phone && { phone: { ...imageOf(phone), cut: phone.cut } }),
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
export function toFeatured(article: Article): FeaturedArticle {
  const { author, date, profile, chart, mistake } = article;
  const written = <T extends { value: number }>(bar: T) => ({
    ...bar,
    text: groupDigits(bar.value),
  });
  return {
    ...toArticleSummary(article),
    ...{ author, date },
    ...(profile && { profile }),
    ...(chart && {
      chart: { ...chart, before: written(chart.before), after: written(chart.after) },
    }),
    ...(mistake && { mistake: { ...mistake, hours: groupDigits(mistake.hours) } }),
  };
}

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

/** The data of a service's page: the studies of its carousel, its own first, its prices, an article and a screenshot. */
export const serviceContent = (
  content: Content,
  id: ServiceId,
  filter: StudyFilter | undefined = serviceById(id).studies,
): {
  studies: CaseStudySummary[];
  price: ServicePrices | null;
  article: ArticleSummary | null;
  screenshot: Screenshot | null;
} => ({
  studies: filterStudies(
    content.caseStudies.toSorted(
      (one, other) => Number(other.service === id) - Number(one.service === id),
    ),
    filter,
  ).map(toSummary),
  price: servicePricesOf(id, content.caseStudies),
  article: articleFor(content.articles, id),
  screenshot: screenshotOf(id),
});
