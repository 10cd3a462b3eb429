import type { CaseStudy } from '../../content/case-study-schema.ts';
import { sampleStudyNote } from '../../content/samples.ts';
import { studyTrail } from '../../content/trails.ts';
import { StudyTransition } from '../../sections/StudyTransition.tsx';
import { Breadcrumbs } from '../../ui/Breadcrumbs.tsx';
import { Picture } from '../../ui/Picture.tsx';
import { SampleMark } from '../../ui/SampleMark.tsx';
import { SurveyMark } from '../../ui/SurveyMark.tsx';
import { Tag } from '../../ui/Tag.tsx';
import { TagList } from '../../ui/TagList.tsx';
import { copy } from './copy.ts';
import { Root } from './hero-style.ts';

/** Who it was for and what it is, above the study's picture, which lies half on the page below. */
export function Hero({ study }: { study: CaseStudy }) {
  return (
    <Root data-tone="ink" aria-labelledby="page-title">
      <div className="inner columns">
        <div className="top">
          <Breadcrumbs trail={studyTrail(study)} />
          <Tag>{study.industry}</Tag>
        </div>
        <div className="head">
          <h1 id="page-title">{study.title}</h1>
          <p className="subtitle">{study.subtitle}</p>
        </div>
        <div className="facts">
          <p>{study.summary}</p>
          <TagList label={copy.technologies} items={study.technologies} />
          <SampleMark note={sampleStudyNote(study.title)} />
        </div>
        <div className="plate">
          <StudyTransition slug={study.slug}>
            <Picture
              image={study.heroImage}
              alt={copy.heroAlt(study.title)}
              sizes="(min-width: 1024px) 84vw, 100vw"
              priority
            />
          </StudyTransition>
          <p className="mark" aria-hidden="true">
            <SurveyMark kind="trig" size={22} />
            {study.timeline}
          </p>
        </div>
      </div>
    </Root>
  );
}
