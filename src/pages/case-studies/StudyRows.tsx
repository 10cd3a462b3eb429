import { styled } from 'styled-components';
import type { CaseStudyRow } from '../../content/model/case-study-schema.ts';
import { twoDigits } from '../../content/words/number-words.ts';
import { paths } from '../../paths.ts';
import { color, media } from '../../theme/tokens.ts';
import { textStyle } from '../../theme/typography.ts';
import { Link } from '../../ui/actions/Link.tsx';
import { Tag } from '../../ui/text/Tag.tsx';
import { more } from './copy.ts';

/** The id of the rows' heading. */
export const MORE_ID = 'more';

const Root = styled.div`
  margin-top: clamp(3.5rem, 6vw, 6rem);

  > h3 {
    ${textStyle.h2}
    margin-bottom: 24px;
  }
  li {
    display: grid;
    gap: 8px 32px;
    padding-block: 14px 24px;
    border-top: 1px solid ${color.line};
  }
  .line {
    ${textStyle.label}
    display: flex;
    align-items: center;
    gap: 16px;
  }
  .number {
    color: ${color.accentStrong};
  }
  .time {
    color: ${color.muted};
  }
  a {
    display: inline-flex;
    align-items: center;
    min-height: 44px;
    color: ${color.accent};
    text-decoration: none;
  }
  ${media.canHover} {
    a:hover {
      text-decoration: underline;
    }
  }
  ${media.lg} {
    li {
      grid-template-columns: minmax(0, 4fr) minmax(0, 3fr) minmax(0, 5fr);
      align-items: center;
      padding-block: 8px;
    }
  }
`;

/**
 * Studies that follow the cards, a row each.
 *
 * @param from the number of cards
 */
export function StudyRows({ studies, from }: { studies: CaseStudyRow[]; from: number }) {
  return (
    <Root>
      <h3 id={MORE_ID}>{more.title}</h3>
      <ol role="list">
        {studies.map(({ slug, title, industry, timeline, shortDescription }, index) => (
          <li key={slug} id={slug}>
            <p className="line">
              <span className="number" aria-hidden="true">
                {twoDigits(from + index + 1)}
              </span>
              <Tag>{industry}</Tag>
              <span className="time">{timeline}</span>
            </p>
            <h4>
              <Link to={paths.caseStudy(slug)}>{title}</Link>
            </h4>
            <p dir="auto">{shortDescription}</p>
          </li>
        ))}
      </ol>
    </Root>
  );
}
