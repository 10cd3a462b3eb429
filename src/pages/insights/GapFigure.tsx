import { styled } from 'styled-components';
import { color, font, media } from '../../theme/tokens.ts';
import { type } from '../../theme/typography.ts';
import { gap } from './copy.ts';

const Root = styled.figure`
  display: grid;
  gap: 28px;

  svg {
    width: 100%;
    max-height: 400px;
    overflow: visible;
    fill: none;
    stroke: ${color.line};
  }
  path,
  use {
    vector-effect: non-scaling-stroke;
  }
  .all {
    stroke: ${color.muted};
    stroke-dasharray: 3 5;
  }
  .strategic {
    stroke: ${color.fg};
    stroke-width: 1.5;
  }
  .central {
    fill: ${color.accent};
    stroke: none;
  }
  .leader {
    stroke: ${color.muted};
  }
  dl {
    display: grid;
    grid-template-columns: repeat(2, minmax(0, 1fr));
    gap: 0 24px;
  }
  dl > div {
    display: flex;
    flex-direction: column-reverse;
    justify-content: flex-end;
    gap: 8px;
    padding-top: 14px;
    border-top: 2px solid ${color.fg};
  }
  dl > div:last-child {
    border-color: ${color.accent};
  }
  dd {
    font: 500 clamp(2.25rem, 4vw, 3.25rem) / 1 ${font.mono};
    letter-spacing: -0.05em;
  }
  dt,
  figcaption {
    ${type.small}
    color: ${color.muted};
  }
  ${media.forcedColors} {
    .central {
      fill: CanvasText;
    }
  }
`;

/** One hill's outline. Scaled by the root of a share, it covers exactly that share of the area. */
const HILL =
  'M-98-8C-104-44-72-62-44-70-14-80 10-96 44-86 78-78 92-46 100-14 108 20 88 46 58 58 36 68 20 88-12 86-44 84-54 62-74 46-90 34-94 16-98-8Z';
const scale = (share: number) => `scale(${Math.sqrt(share).toFixed(4)})`;

/** The gap between belief and practice as a hill: 81 % of its ground, and the 31 % at its top. */
export function GapFigure() {
  const { strategic, central, caption } = gap;
  return (
    <Root>
      <svg viewBox="-112 -100 224 192" aria-hidden="true">
        <path id="hill" className="all" d={HILL} />
        <use href="#hill" transform={scale(0.7)} />
        <use href="#hill" transform={scale(0.59)} />
        <use href="#hill" transform={scale(0.49)} />
        <use href="#hill" transform={scale(0.395)} />
        <path className="strategic" d={HILL} transform={scale(strategic.share / 100)} />
        <path className="central" d={HILL} transform={scale(central.share / 100)} />
      </svg>
      <dl>
        <div>
          <dt>{strategic.label}</dt>
          <dd>{strategic.share}%</dd>
        </div>
        <div>
          <dt>{central.label}</dt>
          <dd>{central.share}%</dd>
        </div>
      </dl>
      <figcaption>{caption}</figcaption>
    </Root>
  );
}
