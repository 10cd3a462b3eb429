import { styled } from 'styled-components';
import { color, font, media } from '../../theme/tokens.ts';
import { type } from '../../theme/typography.ts';
import { network } from './copy.ts';

interface Station {
  name: string;
  x: number;
  y: number;
  /** The name stands below the station, not beside it: a line leaves there. */
  below?: boolean;
}

const yours: Station[] = [
  { name: network.roles.productOwner, x: 96, y: 112 },
  { name: network.roles.techLead, x: 372, y: 46 },
  { name: network.roles.engineers, x: 196, y: 386, below: true },
];
const ours: Station[] = [
  { name: network.roles.frontEnd, x: 566, y: 150 },
  { name: network.roles.backEnd, x: 470, y: 372 },
  { name: network.roles.tester, x: 290, y: 220 },
];

/** Each pair of people who talk to each other, from the stations above. */
const lines =
  'M96 112L372 46L566 150L470 372L196 386ZM290 220L96 112M290 220L372 46M290 220L566 150M290 220L470 372M290 220L196 386M372 46L470 372';

const Figure = styled.figure`
  svg {
    display: block;
    width: 100%;
    height: auto;
    overflow: visible;
  }
  path {
    fill: none;
    stroke: ${color.muted};
    stroke-width: 1;
    vector-effect: non-scaling-stroke;
  }
  .field {
    fill: ${color.raised};
    stroke: none;
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

const triangle = (x: number, y: number) => `M${x} ${y - 14}L${x + 13} ${y + 9}H${x - 13}Z`;

/** Your people and ours as the corners of one network of direct lines. */
export function TeamNetwork() {
  return (
    <Figure>
      <svg viewBox="80 10 650 420" role="img" aria-label={network.label}>
        <path className="field" d="M96 112L372 46L566 150L470 372L196 386Z" />
        <path d={lines} />
        {yours.map(({ name, x, y }) => (
          <path key={name} className="yours" d={triangle(x, y)} />
        ))}
        {ours.map(({ name, x, y }) => (
          <circle key={name} cx={x} cy={y} r="11" />
        ))}
        {[...yours, ...ours].map(({ name, x, y, below }) => (
          <text key={name} x={below ? x - 18 : x + 22} y={below ? y + 34 : y + 6}>
            {name}
          </text>
        ))}
      </svg>
      <figcaption>
        <span>
          <svg viewBox="0 0 16 16" aria-hidden="true">
            <path className="yours" d="M8 1L15 14H1Z" />
          </svg>
          {network.yours}
        </span>
        <span>
          <svg viewBox="0 0 16 16" aria-hidden="true">
            <circle cx="8" cy="8" r="8" />
          </svg>
          {network.ours}
        </span>
      </figcaption>
    </Figure>
  );
}
