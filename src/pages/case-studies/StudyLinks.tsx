import { styled } from 'styled-components';
import type { CaseStudyListing } from '../../content/model/case-study-schema.ts';
import { twoDigits } from '../../content/words/number-words.ts';
import { color, media, motion } from '../../theme/tokens.ts';
import { textStyle } from '../../theme/typography.ts';
import { Link } from '../../ui/actions/Link.tsx';
import { hero, more } from './copy.ts';
import { MORE_ID } from './StudyRows.tsx';

const Root = styled.nav`
  border-block: 1px solid ${color.line};

  ol {
    display: grid;
    grid-template-columns: repeat(2, minmax(0, 1fr));
    gap: 0 24px;
    padding-block: 8px;
  }
  a {
    ${textStyle.label}
    display: flex;
    align-items: center;
    gap: 12px;
    min-height: 52px;
    color: ${color.fg};
    text-decoration: none;
    transition: color ${motion.fast};
  }
  span {
    flex: none;
    color: ${color.accentStrong};
  }
  ${media.canHover} {
    a:hover {
      color: ${color.accent};
    }
  }
  ${media.lg} {
    ol {
      grid-template-columns: repeat(5, minmax(0, 1fr));
    }
  }
`;

interface StudyLinksProps {
  studies: CaseStudyListing[];
  /** Whether rows follow the cards. */
  hasMore: boolean;
}

/** The numbered names of the page's studies, as links to their cards, and a link to the rows below them. */
export function StudyLinks({ studies, hasMore }: StudyLinksProps) {
  return (
    <Root data-tone="ink" aria-label={hero.index}>
      <ol className="inner" role="list">
        {studies.map(({ slug, title }, index) => (
          <li key={slug}>
            <Link to={`#${slug}`}>
              <span aria-hidden="true">{twoDigits(index + 1)}</span>
              {` ${title}`}
            </Link>
          </li>
        ))}
        {hasMore && (
          <li>
            <Link to={`#${MORE_ID}`}>{more.link}</Link>
          </li>
        )}
      </ol>
    </Root>
  );
}
