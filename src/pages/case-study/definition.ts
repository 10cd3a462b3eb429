import { priceBand } from '../../content/company/prices.ts';
import type { CaseStudy, CaseStudySummary } from '../../content/model/case-study-schema.ts';
import { following } from '../../content/model/content.ts';
import { toSummary } from '../../content/selections/summaries.ts';
import { sampleStudyPrefix } from '../../content/words/samples.ts';
import { siteConfig } from '../../content/site.ts';
import { money } from '../../content/words/numbers.ts';
import { isoDate } from '../../content/words/calendar-date.ts';
import { studyBreadcrumbs } from '../../content/navigation/navigation.ts';
import { paths } from '../../paths.ts';
import { pageTitle, shareableImage } from '../../seo/page-metadata.ts';
import { studyStructuredData } from '../../seo/article-structured-data.ts';
import { definePage } from '../define-page.ts';

export interface StudyData {
  study: CaseStudy;
  /** Empty if it is the only study. */
  next: CaseStudySummary | null;
  /** The project's price as text, if there is a rate. */
  price: { from: string; to: string } | null;
}

export const definition = definePage<StudyData | null>({
  selectData({ caseStudies, caseStudyBySlug }, { caseStudyId = '' }) {
    const study = caseStudyBySlug.get(caseStudyId);
    if (!study) return null;
    const [next] = following(caseStudies, study, 1);
    const band = priceBand(study.effort);
    return {
      study,
      next: next ? toSummary(next) : null,
      price: band ? { from: money(band.from), to: money(band.to) } : null,
    };
  },
  addresses: ({ caseStudies }) => caseStudies.map(({ slug }) => paths.caseStudy(slug)),
  lastModified: (data) => data?.study.updated && isoDate(data.study.updated),
  breadcrumbs: ({ study }) => studyBreadcrumbs(study),
  metadata(data) {
    if (!data) return { title: pageTitle('Case Study Not Found') };
    const { title, shortDescription, seoTitle, heroImage, shareImage } = data.study;
    const description = data.study.seoDescription ?? shortDescription;
    return {
      title: pageTitle(seoTitle ?? title),
      description: siteConfig.sampleContent ? `${sampleStudyPrefix} ${description}` : description,
      image_url: shareImage ?? shareableImage(heroImage),
    };
  },
  structuredData: (data, metadata) => (data ? studyStructuredData(data.study, metadata) : []),
});
