import { styled } from 'styled-components';
import type { FilmAsset } from '../../content/model/media.ts';
import { TitledList } from '../../sections/TitledList.tsx';
import { color, media } from '../../theme/tokens.ts';
import { textStyle } from '../../theme/typography.ts';
import { FilmFigure } from '../../ui/media/FilmFigure.tsx';
import { Section, SectionHead } from '../../ui/layout/Section.tsx';
import { appKinds, bespoke } from './copy.ts';

const Root = styled(Section)`
  .layout {
    display: grid;
    align-items: end;
    row-gap: 40px;
  }
  .film {
    --film-start: var(--bleed);
    --film-end: var(--bleed);
    justify-self: stretch;
    margin-inline: calc(-1 * var(--bleed));
  }
  .kinds {
    border-bottom: 1px solid ${color.line};
    p {
      ${textStyle.small}
      max-width: 29.5em;
    }
  }
  ${media.lg} {
    .film {
      grid-column: 1 / span 8;
      --film-end: 0px;
      margin-inline-end: 0;
    }
    .kinds {
      grid-column: 1 / -1;
    }
    .film + .kinds {
      grid-column: 9 / -1;
    }
  }
`;

/** Bespoke development: what it is for, what is built, and a film. */
export function Bespoke({ film }: { film: FilmAsset | null }) {
  return (
    <Root labelledBy="bespoke">
      <SectionHead id="bespoke" {...bespoke} />
      <div className="layout columns">
        {film && <FilmFigure film={film} className="film" />}
        <TitledList className="kinds" items={appKinds} />
      </div>
    </Root>
  );
}
