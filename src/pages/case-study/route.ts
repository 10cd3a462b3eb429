import type { CaseStudy, CaseStudySummary } from '../../content/case-study-schema.ts';
import { following } from '../../content/following.ts';
import { toSummary } from '../../content/study-summaries.ts';
import { paths } from '../../paths.ts';
import { pageTitle } from '../../seo/page-title.ts';
import { shareableImage } from '../../seo/shareable-image.ts';
import { studyStructuredData } from '../../seo/structured-data.ts';
import { definePage } from '../define-page.ts';

interface Data {
  study: CaseStudy;
  next: CaseStudySummary;
}

export const page = definePage<Data | null>({
  id: 'case-study',
  path: paths.caseStudy(':caseStudyId'),
  load: () => import('./CaseStudyPage.tsx'),
  loader({ caseStudies, caseStudyBySlug }, { caseStudyId = '' }) {
    const study = caseStudyBySlug.get(caseStudyId);
    return study ? { study, next: toSummary(following(caseStudies, study, 1)[0] ?? study) } : null;
  },
  addresses: ({ caseStudies }) => caseStudies.map(({ slug }) => paths.caseStudy(slug)),
  metadata(data) {
    if (!data) return { title: pageTitle('Case Study Not Found') };
    const { title, shortDescription, seoTitle, seoDescription, heroImage, shareImage } = data.study;
    return {
      title: pageTitle(seoTitle ?? title),
      description: seoDescription ?? shortDescription,
      image_url: shareImage ?? shareableImage(heroImage),
    };
  },
  structuredData: (data, metadata) => (data ? studyStructuredData(data.study, metadata) : []),
});
