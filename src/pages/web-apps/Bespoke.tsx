import { styled } from 'styled-components';
import type { FilmAsset } from '../../content/types.ts';
import { color, media } from '../../theme/tokens.ts';
import { type } from '../../theme/typography.ts';
import { Film } from '../../ui/Film.tsx';
import { Section, SectionHead } from '../../ui/Section.tsx';
import { appKinds, bespoke } from './copy.ts';

const film: FilmAsset = {
  src: '/film/web-apps-bespoke',
  title: bespoke.filmTitle,
  poster: { src: '/film/web-apps-bespoke-poster', width: 1280, height: 720 },
  width: 1280,
  height: 720,
};

const Root = styled(Section)`
  figure {
    margin-inline: calc(-1 * var(--bleed));
  }
  ol {
    margin-top: 40px;
    border-bottom: 1px solid ${color.line};
  }
  li {
    padding-block: 20px 24px;
    border-top: 1px solid ${color.line};
  }
  h3 {
    margin-bottom: 6px;
  }
  li p {
    ${type.small}
    max-width: 44ch;
    color: ${color.muted};
  }
  ${media.lg} {
    figure {
      grid-column: 1 / span 8;
      margin-right: 0;
    }
    ol {
      grid-column: 9 / -1;
      align-self: end;
      margin: 0;
    }
  }
`;

/** Bespoke development: what it is for, what is built, and a film. */
export function Bespoke() {
  return (
    <Root labelledBy="bespoke">
      <SectionHead {...bespoke} id="bespoke" />
      <div className="columns">
        <figure>
          <Film film={film} mode="figure" />
        </figure>
        <ol role="list">
          {appKinds.map(({ title, description }) => (
            <li key={title}>
              <h3>{title}</h3>
              <p>{description}</p>
            </li>
          ))}
        </ol>
      </div>
    </Root>
  );
}
