import { styled } from 'styled-components';
import type { MeasuredStudy } from '../../content/model/case-study-schema.ts';
import { paths } from '../../paths.ts';
import { StudyTransition } from '../../sections/studies/StudyTransition.tsx';
import { color, font, media, radius } from '../../theme/tokens.ts';
import { textStyle } from '../../theme/typography.ts';
import { Arrow } from '../../ui/actions/Arrow.tsx';
import { Link } from '../../ui/actions/Link.tsx';
import { Picture } from '../../ui/media/Picture.tsx';
import { Unbroken } from '../../ui/text/Paragraphs.tsx';
import { results } from './copy.ts';

const Root = styled.article`
  display: grid;
  gap: 28px;
  padding-block: 28px 48px;
  border-top: 1px solid ${color.fg};

  .text {
    display: flex;
    flex-direction: column;
    align-items: start;
  }
  h4 {
    ${textStyle.label}
    color: ${color.muted};
    font-weight: 400;
  }
  .label {
    ${textStyle.h3}
    margin-top: 28px;
  }
  .label strong {
    display: block;
    margin-bottom: 12px;
    color: ${color.accent};
    font: 500 clamp(2.5rem, 1.9rem + 2.2vw, 4rem) / 1.05 ${font.figure};
    letter-spacing: -0.03em;
    word-spacing: -0.25em;
  }
  .measure {
    max-width: 29.5em;
    margin-top: 12px;
    text-wrap: pretty;
  }
  /* On one line where there is room. */
  .measure span {
    display: inline-block;
  }
  .about {
    max-width: 29.5em;
    margin-block: 12px 8px;
    color: ${color.muted};
    text-wrap: pretty;
  }
  a {
    padding-block: 12px;
    color: ${color.accent};
    font-weight: 600;
    text-underline-offset: 4px;
  }
  a .arrow {
    margin-inline-start: 10px;
  }
  .screen picture {
    border-radius: ${radius.md};
  }

  ${media.lg} {
    grid-template-columns: repeat(12, minmax(0, 1fr));
    gap: 0 32px;
    padding-block: 32px;
    .text {
      grid-column: 1 / span 5;
    }
    .screen {
      grid-column: 6 / -1;
    }
    a {
      margin-block: auto -12px;
    }
  }
`;

/** A study's first result before and after, beside a screenshot of the product. */
export function Result({ study }: { study: MeasuredStudy }) {
  const { title, slug, industry, shortDescription } = study;
  const { value, label } = study.result;
  const titleId = `result-${slug}`;
  return (
    <Root aria-labelledby={titleId}>
      <div className="text">
        <h4 id={titleId}>
          {title}, {industry}
        </h4>
        <p className="label">
          <strong>{value}</strong> <Unbroken text={label} />
        </p>
        <p className="measure">
          {study.result.measure}. <span>{results.values(study.result)}</span>
        </p>
        <p className="about">
          <Unbroken text={shortDescription} />
        </p>
        <Link to={paths.caseStudy(slug)}>
          {results.link(title)}
          <Arrow />
        </Link>
      </div>
      <div className="screen">
        <StudyTransition slug={slug}>
          <Picture
            image={study.image}
            narrow={study.phone}
            alt=""
            sizes="(min-width: 1280px) 733px, (min-width: 1024px) 58vw, 100vw"
          />
        </StudyTransition>
      </div>
    </Root>
  );
}
