import { styled } from 'styled-components';
import type { CaseStudyListing } from '../../content/case-study-schema.ts';
import { media } from '../../theme/media.ts';
import { color, motion } from '../../theme/tokens.ts';
import { type } from '../../theme/typography.ts';
import { ContourField } from '../../ui/ContourField.tsx';
import { Link } from '../../ui/Link.tsx';
import { sheetNumber } from './sheet-number.ts';

/** So many sheets fit into the diagram; the list below has them all. */
const INDEXED = 10;

const Root = styled.nav`
  position: relative;
  border: solid ${color.line};
  border-width: 1px 0 0 1px;

  ol {
    position: relative;
    display: grid;
    grid-template-columns: repeat(2, minmax(0, 1fr));
  }
  a {
    ${type.label}
    display: flex;
    gap: 4px 12px;
    height: 100%;
    min-height: 52px;
    padding: 12px 14px;
    border: solid ${color.line};
    border-width: 0 1px 1px 0;
    color: ${color.fg};
    text-decoration: none;
    transition:
      background-color ${motion.fast},
      color ${motion.fast};
  }
  span {
    color: ${color.accent};
    transition: color ${motion.fast};
  }
  ${media.canHover} {
    a:hover {
      background: ${color.accent};
      color: ${color.onAccent};
    }
    a:hover span {
      color: inherit;
    }
  }
  ${media.md} {
    ol {
      grid-template-columns: repeat(3, minmax(0, 1fr));
    }
    /* Ten sheets on twelve fields: the survey isn't finished, and sheets differ in size. */
    li:nth-child(1),
    li:nth-child(7) {
      grid-column: span 2;
    }
    a {
      flex-direction: column;
      justify-content: space-between;
      min-height: 112px;
    }
  }
`;

/** The index of sheets: where on the page each study stands. Works as plain links. */
export function SheetIndex({ studies }: { studies: CaseStudyListing[] }) {
  return (
    <Root aria-label="Index of case studies">
      <ContourField name="basin" />
      <ol role="list">
        {studies.slice(0, INDEXED).map(({ slug, title }, index) => (
          <li key={slug}>
            <Link to={`#${slug}`}>
              <span aria-hidden="true">{sheetNumber(index)}</span>
              {` ${title}`}
            </Link>
          </li>
        ))}
      </ol>
    </Root>
  );
}
