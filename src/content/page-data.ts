import type { Article, ArticleSummary } from './article-schema.ts';
import type { CaseStudy, CaseStudyListing, CaseStudySummary } from './case-study-schema.ts';
import type { Content } from './content.ts';
import { filterStudies } from './filter-studies.ts';
import type { PageData, PageDataByKey, PageKey } from './page-data-types.ts';
import { studyFilters } from './study-filters.ts';

/** What a page gets and the status it is answered with; 404 always comes with null. */
export interface LoadedPageData {
  status: 200 | 404;
  data: PageData;
}

/** Articles offered at the end of an article. */
const moreArticles = 3;

type Params = Readonly<Record<string, string | undefined>>;

const toSummary = (study: CaseStudy): CaseStudySummary => ({
  id: study.id,
  slug: study.slug,
  title: study.title,
  shortDescription: study.shortDescription,
  industry: study.industry,
  image: study.image,
  technologies: study.technologies,
});

const toListing = (study: CaseStudy): CaseStudyListing => ({
  ...toSummary(study),
  timeline: study.timeline,
  result: study.results[0]!,
});

const toArticleSummary = ({ content: _content, ...summary }: Article): ArticleSummary => summary;

/** The `count` records after this one, from the start again after the last, never itself. */
function following<T>(records: T[], record: T, count: number): T[] {
  const at = records.indexOf(record);
  return [...records.slice(at + 1), ...records.slice(0, at)].slice(0, count);
}

function caseStudyPage(slug: string, content: Content): PageDataByKey['caseStudy'] | null {
  const study = content.caseStudyBySlug.get(slug);
  if (!study) return null;
  return { study, next: toSummary(following(content.caseStudies, study, 1)[0] ?? study) };
}

function insightPage(id: string, content: Content): PageDataByKey['insight'] | null {
  const article = content.articleById.get(id);
  if (!article) return null;
  return {
    article,
    more: following(content.articles, article, moreArticles).map(toArticleSummary),
  };
}

/**
 * The data of one page, from the route's key and parameters (`caseStudyId`, `insightId`). Pages
 * without data get null with status 200; an unknown id null with status 404. Pure, never throws.
 */
export function loadPageData(pageKey: PageKey, params: Params, content: Content): LoadedPageData {
  switch (pageKey) {
    case 'shopify':
    case 'powerApps':
    case 'webApps':
    case 'aiChat': {
      const { tags, limit } = studyFilters[pageKey];
      const studies = filterStudies(content.caseStudies, tags, limit).map(toSummary);
      return { status: 200, data: { studies } };
    }
    case 'caseStudies':
      return { status: 200, data: { studies: content.caseStudies.map(toListing) } };
    case 'caseStudy': {
      const data = caseStudyPage(params.caseStudyId ?? '', content);
      return { status: data ? 200 : 404, data };
    }
    case 'insights':
      return {
        status: 200,
        data: { articles: content.articles.slice(0, 1).map(toArticleSummary) },
      };
    case 'insight': {
      const data = insightPage(params.insightId ?? '', content);
      return { status: data ? 200 : 404, data };
    }
    case 'notFound':
      return { status: 404, data: null };
    default:
      return { status: 200, data: null };
  }
}
