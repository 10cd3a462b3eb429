import { styled } from 'styled-components';
import { exampleStores } from '../../content/company/stores.ts';
import type { Screenshot } from '../../content/model/pictures-schema.ts';
import type { FilmAsset } from '../../content/model/media.ts';
import { paths } from '../../paths.ts';
import { ScreenshotFigure } from '../../sections/ScreenshotFigure.tsx';
import { color, font, media, motion } from '../../theme/tokens.ts';
import { textStyle } from '../../theme/typography.ts';
import { FilmFigure } from '../../ui/media/FilmFigure.tsx';
import { Link } from '../../ui/actions/Link.tsx';
import { SampleTag } from '../../ui/text/SampleTag.tsx';
import { Section, SectionHead } from '../../ui/layout/Section.tsx';
import { examples } from './copy.ts';

const Root = styled(Section)`
  .reel {
    display: grid;
    gap: 40px 48px;
  }
  .film {
    --film-start: var(--bleed);
    --film-end: var(--bleed);
    justify-self: stretch;
    margin-inline: calc(-1 * var(--bleed));
  }
  li {
    position: relative;
    padding-block: 20px;
    border-top: 1px solid ${color.line};
    transition: border-color ${motion.base};
  }
  li:last-child {
    border-bottom: 1px solid ${color.line};
  }
  ul + .sample {
    margin-top: 20px;
  }
  .products {
    ${textStyle.label}
    margin-bottom: 4px;
    color: ${color.muted};
  }
  /* The whole row is the study's link. */
  h3 a {
    text-decoration: none;
  }
  h3 a::after {
    content: '';
    position: absolute;
    inset: 0;
  }
  .figure {
    display: flex;
    align-items: baseline;
    gap: 12px;
    margin-block: 6px;
    color: ${color.accent};
    font: 500 1.5rem/1.2 ${font.mono};
    letter-spacing: -0.04em;
  }
  .figure b {
    flex: none;
    font-weight: inherit;
  }
  .figure small {
    ${textStyle.label}
    color: ${color.muted};
    font-weight: 400;
  }
  li > p:last-child {
    ${textStyle.small}
    max-width: 29.5em;
    color: ${color.muted};
  }
  ${media.canHover} {
    li:hover {
      border-top-color: ${color.accent};
    }
  }

  ${media.lg} {
    .reel {
      grid-template-columns: minmax(0, 2fr) minmax(0, 1fr);
      align-items: start;
    }
    .film {
      --film-end: 0px;
      margin-inline-end: 0;
    }
  }
`;

/** Example stores: a film, and what each store sells and gained. */
export function Examples({
  film,
  screenshot,
}: {
  film: FilmAsset | null;
  screenshot: Screenshot | null;
}) {
  if (!film && !screenshot && exampleStores.length === 0) return null;
  return (
    <Root labelledBy="examples-title">
      <SectionHead id="examples-title" {...examples} />
      <div className="reel">
        {film && <FilmFigure film={film} className="film" />}
        {exampleStores.length > 0 && (
          <div>
            <ul role="list">
              {exampleStores.map(({ title, products, study, description, figure, figureLabel }) => (
                <li key={study}>
                  <p className="products">{products}</p>
                  <h3>
                    <Link to={paths.caseStudy(study)}>{title}</Link>
                  </h3>
                  <p className="figure">
                    <b>{figure}</b> <small>{figureLabel}</small>
                  </p>
                  <p>{description}</p>
                </li>
              ))}
            </ul>
            <SampleTag />
          </div>
        )}
      </div>
      {screenshot && <ScreenshotFigure {...screenshot} />}
    </Root>
  );
}
