import { styled } from 'styled-components';
import { color, font, media } from '../../theme/tokens.ts';
import { type } from '../../theme/typography.ts';
import { network } from './copy.ts';

const { roles } = network;

/** `below`: the name stands below the station, not beside it: a line leaves there. */
const stations = [
  { name: roles.productOwner, x: 96, y: 112, yours: true },
  { name: roles.techLead, x: 372, y: 46, yours: true },
  { name: roles.engineers, x: 196, y: 386, yours: true, below: true },
  { name: roles.frontEnd, x: 566, y: 150 },
  { name: roles.backEnd, x: 470, y: 372 },
  { name: roles.tester, x: 290, y: 220 },
];

/** Each pair of people who talk to each other, from the stations above. */
const edge = 'M96 112 372 46 566 150 470 372 196 386Z';
const across = 'M96 112 290 220 566 150M196 386 290 220 372 46 470 372 290 220';

const triangle = 'M0-14 13 9H-13Z';

const Figure = styled.figure`
  svg {
    display: block;
    width: 100%;
    overflow: visible;
  }
  path {
    fill: none;
    stroke: ${color.muted};
    vector-effect: non-scaling-stroke;
  }
  .field {
    fill: ${color.raised};
  }
  .yours {
    fill: ${color.bg};
    stroke: ${color.fg};
    stroke-width: 1.75;
  }
  circle {
    fill: ${color.accent};
    stroke: ${color.bg};
    stroke-width: 4;
  }
  text {
    font: 500 15px ${font.mono};
    fill: ${color.fg};
    stroke: ${color.bg};
    stroke-width: 5;
    paint-order: stroke;
  }
  figcaption {
    ${type.label}
    display: flex;
    flex-wrap: wrap;
    gap: 8px 28px;
    margin-top: 20px;
    color: ${color.muted};
    span {
      display: flex;
      gap: 10px;
      align-items: center;
    }
    svg {
      width: 16px;
    }
  }
  ${media.belowMd} {
    text {
      font-size: 25px;
    }
  }
`;

/** Your people and ours as the corners of one network of direct lines. */
export function TeamNetwork() {
  return (
    <Figure>
      <svg viewBox="80 10 650 420" role="img" aria-label={network.label}>
        <path className="field" d={edge} />
        <path d={across} />
        {stations.map(({ name, x, y, yours, below }) => (
          <g key={name} transform={`translate(${x} ${y})`}>
            {yours ? <path className="yours" d={triangle} /> : <circle r="11" />}
            <text x={below ? -18 : 22} y={below ? 34 : 6}>
              {name}
            </text>
          </g>
        ))}
      </svg>
      <figcaption>
        <span>
          <svg viewBox="-14 -15 28 28" aria-hidden="true">
            <path className="yours" d={triangle} />
          </svg>
          {network.yours}
        </span>
        <span>
          <svg viewBox="-14 -14 28 28" aria-hidden="true">
            <circle r="14" />
          </svg>
          {network.ours}
        </span>
      </figcaption>
    </Figure>
  );
}
