import { services } from '../navigation/services.ts';
import type { Service } from '../records/record-schemas.ts';
import type { Article, ArticleSummary } from '../records/article-schema.ts';
import type {
  CaseStudy,
  CaseStudyListing,
  CaseStudySummary,
} from '../records/case-study-schema.ts';
import type { Content } from '../records/content.ts';
import { filterStudies, type StudyFilter } from './study-filters.ts';

/** A study for cards and carousels. */
export const toSummary = (study: CaseStudy): CaseStudySummary => ({
  id: study.id,
  slug: study.slug,
  title: study.title,
  shortDescription: study.shortDescription,
  industry: study.industry,
  image: study.image,
  technologies: study.technologies,
  ...(study.sample && { sample: true }),
});

/** A study for the list of all. */
export const toListing = (study: CaseStudy): CaseStudyListing => ({
  ...toSummary(study),
  timeline: study.timeline,
  result: study.results[0]!,
});

/** An article for cards. */
export function toArticleSummary(article: Article): ArticleSummary {
  const { content: _content, sections: _sections, closing: _closing, ...summary } = article;
  return summary;
}

const leadsTo = ({ content }: Article, path: string): boolean => content.includes(`href="${path}"`);

/** The first service that an article links to, if any. */
export const serviceOf = (article: Article): Service | undefined =>
  services.find(({ path }) => leadsTo(article, path));

/** The newest article that links to a service's page, or else the newest of all; null without articles. */
export function articleFor(articles: readonly Article[], path: string): ArticleSummary | null {
  const article = articles.find((each) => leadsTo(each, path)) ?? articles[0];
  return article ? toArticleSummary(article) : null;
}

/** The studies with the most effort, largest first. */
export const largestStudies = (studies: readonly CaseStudy[], count: number): CaseStudySummary[] =>
  studies
    .toSorted((one, other) => other.effort - one.effort)
    .slice(0, count)
    .map(toSummary);

/** The first studies, each of another service as long as there are such. */
export function leadingStudies(studies: readonly CaseStudy[], count: number): CaseStudy[] {
  const seen = new Set<string | undefined>();
  const isFirst = ({ service }: CaseStudy) => !seen.has(service) && seen.add(service);
  const { first = [], later = [] } = Object.groupBy(studies, (each) =>
    isFirst(each) ? 'first' : 'later',
  );
  return [...first, ...later].slice(0, count);
}

/** The data of a service's page: the studies of its carousel, its own before others, and an article. */
export const serviceContent = (
  content: Content,
  path: string,
  { tags, limit }: StudyFilter,
): { studies: CaseStudySummary[]; article: ArticleSummary | null } => ({
  studies: filterStudies(
    content.caseStudies.toSorted(
      (one, other) => Number(other.service === path) - Number(one.service === path),
    ),
    tags,
    limit,
  ).map(toSummary),
  article: articleFor(content.articles, path),
});
