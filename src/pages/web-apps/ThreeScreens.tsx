import { styled } from 'styled-components';
import { media } from '../../theme/media.ts';
import { color, font } from '../../theme/tokens.ts';
import { contourUrl } from '../../ui/contour-mask.ts';

/*
 * The same contours four times in the same place: dim over the whole sheet, bright inside each of
 * the three screens. So the screens are windows on one terrain, and a line that leaves one of them
 * goes on in the next.
 */
const Sheet = styled.figure`
  position: relative;
  aspect-ratio: 680 / 720;
  max-width: 680px;

  .land,
  .window {
    position: absolute;
    inset: 0;
    background: ${color.line};
    mask: url('${contourUrl('ridge')}') 30% 60% / 190% no-repeat;
  }
  .window {
    background: ${color.mineral};
  }
  .land {
    mask-image: url('${contourUrl('ridge')}'), radial-gradient(closest-side, #000 55%, transparent);
    mask-position:
      30% 60%,
      center;
    mask-size:
      190%,
      100% 100%;
    mask-composite: intersect;
  }
  .browser {
    clip-path: inset(1.94% 0 55.56% 17.65% round 8px);
  }
  .tablet {
    clip-path: inset(49.44% 54.41% 1.94% 5.88% round 14px);
  }
  .phone {
    clip-path: inset(49.44% 14.71% 4.17% 61.76% round 16px);
  }
  svg {
    position: relative;
    display: block;
    width: 100%;
    height: auto;
    overflow: visible;
  }
  .frame {
    fill: none;
    stroke: ${color.fg};
    stroke-width: 1.5;
  }
  .route {
    fill: none;
    stroke: ${color.accent};
    stroke-width: 2.5;
    stroke-dasharray: 8 7;
  }
  circle {
    fill: ${color.bg};
    stroke: ${color.accent};
    stroke-width: 3;
  }
  text {
    font: 500 17px ${font.mono};
    fill: ${color.fg};
    stroke: ${color.bg};
    stroke-width: 7;
    paint-order: stroke;
  }
  .time {
    fill: ${color.accent};
  }

  ${media.belowMd} {
    text {
      font-size: 25px;
    }
  }
`;

const stops = [
  { time: '09:14', event: 'Scanned', x: 492, y: 560, textX: 444 },
  { time: '09:15', event: 'Depot confirms', x: 150, y: 470, textX: 84 },
  { time: '09:17', event: 'Client invoiced', x: 372, y: 150, textX: 396 },
];

/** One delivery on its way through phone, tablet and browser, on one map. */
export function ThreeScreens() {
  return (
    <Sheet>
      <div className="land" />
      <div className="window browser" />
      <div className="window tablet" />
      <div className="window phone" />
      <svg
        viewBox="0 0 680 720"
        role="img"
        aria-label="One delivery on three screens: scanned on a phone at 09:14, confirmed on the depot’s tablet at 09:15, invoiced in the client’s browser at 09:17."
      >
        <g className="frame">
          <path d="M120 44H680M140 29h6M156 29h6M172 29h6M478 372h44M165 370h20" />
          <rect x="120" y="14" width="560" height="306" rx="10" />
          <rect x="40" y="356" width="270" height="350" rx="18" />
          <rect x="420" y="356" width="160" height="334" rx="22" />
        </g>
        <path className="route" d="M492 560C420 640 250 610 150 470C110 380 250 270 372 150" />
        {stops.map(({ time, event, x, y, textX }) => (
          <g key={time}>
            <circle cx={x} cy={y} r="9" />
            <text className="time" x={textX} y={y + 40}>
              {time}
            </text>
            <text x={textX} y={y + 66}>
              {event}
            </text>
          </g>
        ))}
      </svg>
    </Sheet>
  );
}
