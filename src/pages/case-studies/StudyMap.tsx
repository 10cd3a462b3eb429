import { styled } from 'styled-components';
import type { CaseStudyListing } from '../../content/records/case-study-schema.ts';
import type { ImageAsset } from '../../content/types.ts';
import { twoDigits } from '../../content/words/number-words.ts';
import { color, media, motion } from '../../theme/tokens.ts';
import { type } from '../../theme/typography.ts';
import { Link } from '../../ui/actions/Link.tsx';
import { Picture } from '../../ui/media/Picture.tsx';
import { hero } from './copy.ts';

/** The diagram has room for so many fields; the list below has all studies. */
const INDEXED = 10;

/** The landscape behind the fields. A picture, because a mask would be repainted with every style change. */
const ground: ImageAsset = { src: '/art/heroes/case-studies', width: 1200, height: 900 };

const Root = styled.nav`
  position: relative;
  border: solid ${color.line};
  border-width: 1px 0 0 1px;

  .ground {
    position: absolute;
    inset: 0;
    overflow: clip;
    pointer-events: none;
  }
  .ground picture {
    height: 100%;
    aspect-ratio: auto;
    background: none;
  }

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
  ${media.print} {
    .ground {
      display: none;
    }
  }
  /* A narrow diagram shows a section of the landscape. */
  ${media.belowMd} {
    .ground picture {
      position: absolute;
      top: 50%;
      left: 50%;
      width: 900px;
      height: 675px;
      translate: -50% -50%;
    }
  }
  ${media.md} {
    ol {
      grid-template-columns: repeat(3, minmax(0, 1fr));
    }
    /* Ten studies fill twelve fields, two of them double. */
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

/** A map of the page's studies, as plain links. */
export function StudyMap({ studies }: { studies: CaseStudyListing[] }) {
  return (
    <Root aria-label={hero.index}>
      <div className="ground">
        <Picture image={ground} alt="" sizes="(min-width: 1024px) 46vw, 100vw" priority />
      </div>
      <ol role="list">
        {studies.slice(0, INDEXED).map(({ slug, title }, index) => (
          <li key={slug}>
            <Link to={`#${slug}`}>
              <span aria-hidden="true">{twoDigits(index + 1)}</span>
              {` ${title}`}
            </Link>
          </li>
        ))}
      </ol>
    </Root>
  );
}
