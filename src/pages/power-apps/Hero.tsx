import { styled } from 'styled-components';
import type { ImageAsset } from '../../content/types.ts';
import { PageHero } from '../../sections/PageHero.tsx';
import { color, media } from '../../theme/tokens.ts';
import { type } from '../../theme/typography.ts';
import { Picture } from '../../ui/Picture.tsx';
import { hero, heroSheet } from './copy.ts';

const picture: ImageAsset = { src: '/art/heroes/power-apps', width: 1200, height: 1200 };

/* The map is a spreadsheet: formula bar, lettered columns, numbered rows, one cell turned app. */
const Root = styled.div`
  .aside {
    padding-bottom: 0;
  }
  .sheet-window {
    --col: 34%;
    --row: 64px;
    ${type.label}
    position: relative;
    display: grid;
    grid-template-rows: 48px 32px 1fr;
    height: 420px;
    max-height: none;
    margin-inline: calc(-1 * var(--gutter));
    border-top: 1px solid ${color.line};
    color: ${color.muted};
  }
  .formula {
    display: flex;
    align-items: center;
    gap: 16px;
    padding-inline: var(--gutter);
    background: ${color.raised};
    color: ${color.fg};
    white-space: nowrap;
  }
  .formula i {
    padding-right: 16px;
    border-right: 1px solid ${color.line};
    color: ${color.muted};
  }
  .formula b {
    color: ${color.accent};
    font-weight: 500;
  }
  .letters {
    display: flex;
    margin-left: 44px;
    border-block: 1px solid ${color.line};
    overflow: clip;
  }
  .letters span {
    flex: 0 0 var(--col);
    padding-block: 6px;
    border-left: 1px solid ${color.line};
    text-align: center;
  }
  .letters span:nth-child(2) {
    background: ${color.accent};
    color: ${color.onAccent};
  }
  .field {
    position: relative;
    overflow: clip;
  }
  .field > picture {
    position: absolute;
    inset: 0 0 0 44px;
    aspect-ratio: auto;
  }
  .rows,
  .rule {
    position: absolute;
    inset: 0;
  }
  .rows {
    width: 44px;
    text-align: center;
  }
  .rows span {
    display: grid;
    place-items: center;
    height: var(--row);
    border-bottom: 1px solid ${color.line};
    counter-increment: row;
  }
  .rows span::before {
    content: counter(row) / '';
  }
  .rows span:nth-child(3) {
    background: ${color.accent};
    color: ${color.onAccent};
  }
  .rule {
    left: 44px;
    background:
      repeating-linear-gradient(90deg, ${color.line} 0 1px, transparent 1px var(--col)),
      repeating-linear-gradient(transparent 0 calc(var(--row) - 1px), ${color.line} 0 var(--row));
  }
  .cell {
    position: absolute;
    left: calc(var(--col) * var(--x, 0));
    top: calc(var(--row) * var(--y, 0));
    display: grid;
    align-items: center;
    width: var(--col);
    height: calc(var(--row) - 1px);
    padding-left: 14px;
    border-left: 1px solid ${color.line};
    background: ${color.bg};
  }
  .cell:nth-child(1) {
    --x: 1;
    --y: 2;
    z-index: 1;
    place-items: center;
    padding: 0;
    border: 0;
    background: ${color.accent};
    color: ${color.onAccent};
    font-weight: 500;
    outline: 2px solid ${color.accent};
    outline-offset: 5px;
  }
  /* The handle at the cell's corner. */
  .cell:nth-child(1)::after {
    content: '';
    position: absolute;
    right: -11px;
    bottom: -11px;
    width: 9px;
    height: 9px;
    border: 1px solid ${color.bg};
    background: ${color.accent};
  }
  .cell:nth-child(2) {
    --x: 0;
    --y: 0;
  }
  .cell:nth-child(3) {
    --x: 2;
    --y: 1;
  }
  .cell:nth-child(4) {
    --x: 0;
    --y: 3;
  }
  .cell:nth-child(5) {
    --x: 2;
    --y: 4;
  }
  .cell:nth-child(6) {
    --x: 1;
    --y: 5;
  }
  .cell:nth-child(7) {
    --x: 0;
    --y: 7;
  }

  ${media.md} {
    .sheet-window {
      --col: 24%;
    }
  }
  ${media.lg} {
    .aside {
      display: grid;
      align-self: stretch;
    }
    .sheet-window {
      --col: 30%;
      --row: 76px;
      height: auto;
      margin: 0 calc(-1 * var(--bleed)) 0 0;
      border-width: 0 0 0 1px;
      border-left: 1px solid ${color.line};
    }
    .formula {
      padding-left: 14px;
    }
  }
`;

const rows = Array.from({ length: heroSheet.rows }, (_, row) => row);

/** The first screen: the claim, and a spreadsheet on a map in which one cell has become an app. */
export function Hero() {
  return (
    <Root>
      <PageHero
        {...hero}
        aside={
          <div className="sheet-window" aria-hidden="true">
            <p className="formula">
              <i>{heroSheet.address}</i>
              <span>
                <b>{heroSheet.formula.name}</b>
                {heroSheet.formula.argument}
              </span>
            </p>
            <p className="letters">
              {heroSheet.columns.map((letter) => (
                <span key={letter}>{letter}</span>
              ))}
            </p>
            <div className="field">
              <Picture image={picture} alt="" sizes="(min-width: 1024px) 46vw, 100vw" priority />
              <p className="rows">
                {rows.map((row) => (
                  <span key={row} />
                ))}
              </p>
              <div className="rule">
                {heroSheet.cells.map((cell) => (
                  <span className="cell" key={cell}>
                    {cell}
                  </span>
                ))}
              </div>
            </div>
          </div>
        }
      />
    </Root>
  );
}
