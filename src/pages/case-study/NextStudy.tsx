import { styled } from 'styled-components';
import type { CaseStudySummary } from '../../content/model/case-study-schema.ts';
import { paths } from '../../paths.ts';
import { CallToAction } from '../../sections/CallToAction.tsx';
import { StudyTransition } from '../../sections/studies/StudyTransition.tsx';
import { color, media, motion } from '../../theme/tokens.ts';
import { textStyle } from '../../theme/typography.ts';
import { Arrow } from '../../ui/actions/Arrow.tsx';
import { Link } from '../../ui/actions/Link.tsx';
import { Picture } from '../../ui/media/Picture.tsx';
import { SampleTag } from '../../ui/text/SampleTag.tsx';
import { Section } from '../../ui/layout/Section.tsx';
import { Tag } from '../../ui/text/Tag.tsx';
import { copy } from './copy.ts';

const Next = styled(Section)`
  padding-block: 0;

  > .inner {
    position: relative;
    padding-top: clamp(2.5rem, 5vw, 4.5rem);
  }
  .eyebrow {
    ${textStyle.label}
    display: flex;
    align-items: center;
    justify-content: space-between;
    gap: 16px;
    margin-bottom: 20px;
    color: ${color.muted};
  }
  h2 a {
    ${textStyle.h1}
    display: block;
    text-decoration: none;
  }
  h2 a::after {
    content: '';
    position: absolute;
    z-index: 1;
    inset: 0;
  }
  .about {
    max-width: 30.8em;
    margin-top: 20px;
    color: ${color.muted};
  }
  .sample {
    margin-top: 16px;
  }
  .go {
    display: inline-flex;
    margin-top: 24px;
    color: ${color.accent};
    transition: transform ${motion.fast};
  }
  .go svg {
    width: 40px;
    height: 31px;
  }
  .picture-frame {
    margin: 32px calc(-1 * var(--gutter)) 0;
  }
  ${media.canHover} {
    &:hover .go {
      transform: translateX(calc(6px * var(--forward)));
    }
  }
  ${media.lg} {
    > .inner {
      padding-top: 0;
      align-items: center;
    }
    .text {
      grid-column: 1 / span 6;
      padding-block: clamp(2.5rem, 5vw, 4.5rem);
    }
    /* The whole picture, whose screen runs out of its lower right corner. */
    .picture-frame {
      grid-column: 7 / -1;
      align-self: end;
      justify-self: end;
      width: min(100% + var(--bleed), 864px);
      margin-block: 0;
      margin-inline: 0 calc(-1 * var(--bleed));
    }
  }
  ${media.reducedMotion} {
    .go {
      transform: none !important;
    }
  }
`;

interface NextStudyProps {
  next: CaseStudySummary | null;
}

/** Links to the next studies and to the contact form. Not printed. */
export function NextStudy({ next }: NextStudyProps) {
  return (
    <div className="screen-only">
      {next && (
        <Next layout="columns" tone="sand" labelledBy="next">
          <div className="text">
            <p className="eyebrow">
              {copy.next}
              <Tag>{next.industry}</Tag>
            </p>
            <h2 id="next">
              <Link to={paths.caseStudy(next.slug)}>{next.title}</Link>
            </h2>
            <p className="about" dir="auto">
              {next.shortDescription}
            </p>
            <SampleTag />
            <span className="go">
              <Arrow />
            </span>
          </div>
          <div className="picture-frame">
            <StudyTransition slug={next.slug}>
              <Picture
                image={next.image}
                narrow={next.phone}
                alt=""
                sizes="(min-width: 1024px) 48vw, 100vw"
              />
            </StudyTransition>
          </div>
        </Next>
      )}
      <CallToAction {...copy.closing} />
    </div>
  );
}
