import { memo } from 'react';
import type { CaseStudySummary } from '../../content/model/case-study-schema.ts';
import { twoDigits } from '../../content/words/number-words.ts';
import { paths } from '../../paths.ts';
import { ButtonLink } from '../../ui/actions/Button.tsx';
import { Picture } from '../../ui/media/Picture.tsx';
import { Unbroken } from '../../ui/text/Paragraphs.tsx';
import { SampleTag } from '../../ui/text/SampleTag.tsx';
import { Tag, TagList } from '../../ui/text/Tag.tsx';

interface CaseStudySlideProps {
  study: CaseStudySummary;
  position: number;
  count: number;
  active: boolean;
  /** Allows fetching the picture. */
  fetched: boolean;
}

/** A slide of the case-study carousel. Memoised: a move changes two of a dozen. */
export const CaseStudySlide = memo(function CaseStudySlide({
  study,
  position,
  count,
  active,
  fetched,
}: CaseStudySlideProps) {
  return (
    <div
      className="slide"
      role="group"
      aria-roledescription="slide"
      aria-label={`${position + 1} of ${count}`}
      data-active={active}
      data-fetched={fetched}
    >
      <div className="picture-frame">
        <Picture
          image={study.image}
          narrow={study.phone}
          alt=""
          sizes="(min-width: 1024px) 56vw, 100vw"
        />
        <span className="index" aria-hidden="true">
          {twoDigits(position + 1)}
        </span>
      </div>
      <div className="text">
        <Tag>{study.industry}</Tag>
        <h3>{study.title}</h3>
        <p dir="auto">
          <Unbroken text={study.shortDescription} />
        </p>
        <SampleTag />
        <TagList label={`Technologies of ${study.title}`} items={study.technologies} />
        <ButtonLink
          to={paths.caseStudy(study.slug)}
          variant="outline"
          arrow
          aria-label={`Read case study: ${study.title}`}
        >
          Read case study
        </ButtonLink>
      </div>
    </div>
  );
});
