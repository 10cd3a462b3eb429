import { styled } from 'styled-components';
import { PageHero } from '../../sections/PageHero.tsx';
import { color, media } from '../../theme/tokens.ts';
import { textStyle } from '../../theme/typography.ts';
import { hero, heroSpreadsheet } from './copy.ts';

/** Row and column of each cell. */
const places = ['3 / 2', '1 / 1', '2 / 3', '4 / 1', '5 / 3', '6 / 2', '8 / 1'];

/* A spreadsheet: formula bar, lettered columns, numbered rows, and one cell that has become an app. */
const Root = styled.div`
  .aside {
    padding-bottom: 0;
  }
  .spreadsheet {
    --col: max(24%, min(34%, 112.5px));
    --row: 64px;
    ${textStyle.label}
    display: grid;
    grid-template: 48px 32px 1fr / 44px minmax(0, 1fr);
    height: 420px;
    margin-inline: calc(-1 * var(--gutter));
    border: solid ${color.line};
    border-width: 1px 0 0;
    color: ${color.muted};
  }
  .formula {
    grid-column: 1 / -1;
    display: flex;
    align-items: center;
    gap: 16px;
    padding-inline-start: var(--gutter);
    background: ${color.raised};
    color: ${color.fg};
    white-space: nowrap;
  }
  .formula i {
    padding-inline-end: 16px;
    border-inline-end: 1px solid ${color.line};
    color: ${color.muted};
  }
  .formula b {
    color: ${color.accentStrong};
    font-weight: 500;
  }
  .letters,
  .numbers {
    text-align: center;
  }
  .letters {
    grid-column: 2;
    display: flex;
    overflow: clip;
    border-block: 1px solid ${color.line};
  }
  .letters span {
    flex: 0 0 var(--col);
    padding-block: 6px;
    border-inline-start: 1px solid ${color.line};
  }
  /* They fill the remaining height of the window. */
  .numbers,
  .cells {
    contain: strict;
  }
  .numbers span {
    display: grid;
    place-items: center;
    height: var(--row);
    border-bottom: 1px solid ${color.line};
  }
  .cells {
    grid-area: 3 / 2;
    display: grid;
    grid-template-columns: repeat(3, var(--col));
    grid-auto-rows: var(--row);
    background:
      repeating-linear-gradient(90deg, ${color.line} 0 1px, transparent 1px var(--col)),
      repeating-linear-gradient(transparent 0 calc(var(--row) - 1px), ${color.line} 0 var(--row));
  }
  .cells span {
    display: grid;
    align-items: center;
    margin-bottom: 1px;
    padding-inline-start: 14px;
    border-inline-start: 1px solid ${color.line};
    background: ${color.bg};
  }
  ${places.map((place, cell) => `.cells :nth-child(${cell + 1}) { grid-area: ${place}; }`).join(' ')}
  .letters :nth-child(2),
  .numbers :nth-child(3),
  .cells :first-child {
    background: ${color.accent};
    color: ${color.onAccent};
    forced-color-adjust: none;
  }
  .cells :first-child {
    position: relative;
    justify-items: center;
    padding: 0;
    border: 0;
    font-weight: 500;
    outline: 2px solid ${color.accent};
    outline-offset: 5px;
  }
  /* The handle at the cell's corner. */
  .cells :first-child::after {
    content: '';
    position: absolute;
    inset-inline-end: -11px;
    bottom: -11px;
    width: 9px;
    height: 9px;
    border: 1px solid ${color.bg};
    background: ${color.accent};
  }

  ${media.lg} {
    .aside {
      display: grid;
      align-self: stretch;
    }
    .spreadsheet {
      --col: 30%;
      --row: 76px;
      height: auto;
      margin-inline-end: calc(-1 * var(--bleed));
      margin-inline-start: 0;
      border-block-width: 0;
      border-inline-width: 1px 0;
    }
    .formula {
      padding-inline-start: 14px;
    }
  }
`;

/** The first screen: the headline, and a spreadsheet with one cell that has become an app. */
export function Hero() {
  return (
    <Root>
      <PageHero
        {...hero}
        aside={
          <div className="spreadsheet" aria-hidden="true">
            <p className="formula">
              <i>{heroSpreadsheet.address}</i>
              <span>
                <b>{heroSpreadsheet.formula.name}</b>
                {heroSpreadsheet.formula.argument}
              </span>
            </p>
            <p className="letters">
              {heroSpreadsheet.columns.map((letter) => (
                <span key={letter}>{letter}</span>
              ))}
            </p>
            <p className="numbers">
              {Array.from({ length: heroSpreadsheet.rows }, (_, row) => (
                <span key={row}>{row + 1}</span>
              ))}
            </p>
            <p className="cells">
              {heroSpreadsheet.cells.map((cell) => (
                <span key={cell}>{cell}</span>
              ))}
            </p>
          </div>
        }
      />
    </Root>
  );
}
