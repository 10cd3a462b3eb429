import type { CaseStudy } from '../../content/case-study-schema.ts';
import { paths } from '../../paths.ts';
import { StudyTransition } from '../../sections/StudyTransition.tsx';
import { Arrow } from '../../ui/Arrow.tsx';
import { Link } from '../../ui/Link.tsx';
import { Picture } from '../../ui/Picture.tsx';
import { SurveyMark } from '../../ui/SurveyMark.tsx';
import { Tag } from '../../ui/Tag.tsx';
import { TagList } from '../../ui/TagList.tsx';
import { Root } from './hero-style.ts';

/** Who it was for and what it is, above the study's map, which lies half on the page below. */
export function Hero({ study }: { study: CaseStudy }) {
  return (
    <Root data-tone="ink" aria-labelledby="page-title">
      <div className="inner">
        <p className="top">
          <Link to={paths.caseStudies}>
            <Arrow direction="left" />
            All case studies
          </Link>
          <Tag>{study.industry}</Tag>
        </p>
        <div className="head">
          <h1 id="page-title">{study.title}</h1>
          <p className="subtitle">{study.subtitle}</p>
        </div>
        <div className="facts">
          <p>{study.summary}</p>
          <TagList label="Technologies" items={study.technologies} />
        </div>
        <div className="plate">
          <StudyTransition slug={study.slug}>
            <Picture
              image={study.heroImage}
              alt={`Drawn map for ${study.title}`}
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
