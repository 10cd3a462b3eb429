import type { CaseStudyListing } from '../../content/model/case-study-schema.ts';
import { paths } from '../../paths.ts';
import { StudyTransition } from '../../sections/studies/StudyTransition.tsx';
import { Arrow } from '../../ui/actions/Arrow.tsx';
import { Link } from '../../ui/actions/Link.tsx';
import { Picture } from '../../ui/media/Picture.tsx';
import { Unbroken } from '../../ui/text/Paragraphs.tsx';
import { SampleTag } from '../../ui/text/SampleTag.tsx';
import { Tag, TagList } from '../../ui/text/Tag.tsx';
import { card } from './copy.ts';

interface StudyCardProps {
  study: CaseStudyListing;
  /** Its number in the index, e.g. `03`. */
  number: string;
}

/** A study in the list; the whole card is a link. */
export function StudyCard({ study, number }: StudyCardProps) {
  const titleId = `${study.slug}-title`;
  return (
    <article aria-labelledby={titleId}>
      <p className="line">
        <span className="number" aria-hidden="true">
          {number}
        </span>
        <Tag>{study.industry}</Tag>
        <span className="time">{study.timeline}</span>
      </p>
      <div className="picture-frame">
        <StudyTransition slug={study.slug}>
          <Picture
            image={study.image}
            narrow={study.phone}
            alt=""
            sizes="(min-width: 1024px) 58vw, 100vw"
          />
        </StudyTransition>
      </div>
      <div className="title">
        <h3 id={titleId}>{study.title}</h3>
        <p className="result">
          <strong>{study.result.value}</strong>{' '}
          <span>
            <Unbroken text={study.result.label} />
          </span>
        </p>
      </div>
      <div className="about">
        <p dir="auto">
          <Unbroken text={study.shortDescription} />
        </p>
        <SampleTag />
        <TagList label={`Technologies of ${study.title}`} items={study.technologies} />
        <Link to={paths.caseStudy(study.slug)} aria-label={`${card.link}: ${study.title}`}>
          {card.link}
          <Arrow />
        </Link>
      </div>
    </article>
  );
}
