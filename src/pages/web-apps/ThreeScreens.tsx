import { styled } from 'styled-components';
import { color, font, masked, media } from '../../theme/tokens.ts';
import { contourUrl } from '../../ui/media/ContourField.tsx';
import { delivery, screens } from './copy.ts';

/*
 * The same contours twice in the same place: dim over the whole drawing, bright inside the three screens, so
 * that lines continue from one screen to the next.
 */
const Drawing = styled.figure`
  position: relative;
  aspect-ratio: 680 / 720;
  max-width: 680px;
  direction: ltr;

  .land,
  .window {
    position: absolute;
    inset: 0;
  }
  .land {
    overflow: clip;
    ${masked('radial-gradient(closest-side, #000 55%, transparent)')}
  }
  /* A picture, because a mask would be repainted with every style change. It has the position of the masks below. */
  .land img {
    position: absolute;
    top: -20.75%;
    inset-inline-start: -27%;
    width: 190%;
    max-width: none;
    opacity: 0.17;
    filter: invert(1);
  }
  .window {
    background: ${color.mineral};
    ${masked(`url('${contourUrl('ridge')}') 30% 60% / 190% no-repeat`)}
    clip-path: url('#windows');
  }
  svg {
    position: relative;
    display: block;
    width: 100%;
    overflow: visible;
    fill: none;
  }
  .frame {
    stroke: ${color.fg};
    stroke-width: 1.5;
  }
  .route {
    stroke: ${color.accent};
    stroke-width: 2.5;
    stroke-dasharray: 8 7;
  }
  circle {
    fill: ${color.bg};
    stroke: ${color.accent};
    stroke-width: 3;
  }
  /* A background behind each stop's label, for contrast with the contours. */
  .caption rect {
    fill: ${color.bg};
    stroke: ${color.line};
  }
  text {
    font: 500 17px ${font.mono};
    fill: ${color.fg};
  }
  .time {
    fill: ${color.accent};
  }

  ${media.belowMd} {
    .caption {
      transform-box: fill-box;
      transform: scale(1.4);
    }
  }
  ${media.lg} {
    margin-inline-start: -16px;
  }
  ${media.print} {
    max-width: 110mm;
    svg[role] {
      max-height: none;
    }
  }
`;

/** Browser, tablet and phone: outlines, and the areas with bright contours. */
const frames = [
  <rect key="browser" x="120" y="14" width="560" height="306" rx="10" />,
  <rect key="tablet" x="40" y="356" width="270" height="350" rx="18" />,
  <rect key="phone" x="420" y="356" width="160" height="334" rx="22" />,
];

/** The stops of the delivery; `left` is where a stop's label begins. */
const stops = [
  { ...delivery.phone, x: 500, y: 520, left: 436 },
  { ...delivery.tablet, x: 150, y: 470, left: 60 },
  { ...delivery.browser, x: 372, y: 130, left: 372 },
];

/** One delivery shown on phone, tablet and browser, on one map. */
export function ThreeScreens() {
  return (
    <Drawing>
      <div className="land">
        {/* Requested with the masks' mode, so that the browser fetches the file once. */}
        <img
          src={contourUrl('ridge')}
          alt=""
          width="1200"
          height="900"
          crossOrigin="anonymous"
          fetchPriority="low"
        />
      </div>
      <div className="window" />
      <svg viewBox="0 0 680 720" role="img" aria-label={screens.description}>
        <clipPath
          id="windows"
          clipPathUnits="objectBoundingBox"
          transform={`scale(${1 / 680} ${1 / 720})`}
        >
          {frames}
        </clipPath>
        <g className="frame">
          {frames}
          <path d="M120 44H680M140 29h6M156 29h6M172 29h6M478 372h44M165 370h20" />
        </g>
        <path className="route" d="M500 520C420 610 240 600 150 470C110 380 250 250 372 130" />
        {stops.map(({ time, event, x, y, left }) => (
          <g key={time}>
            <circle cx={x} cy={y} r="9" />
            <g className="caption">
              <rect x={left} y={y + 26} width={event.length * 10.2 + 26} height="62" rx="3" />
              <text className="time" x={left + 13} y={y + 50}>
                {time}
              </text>
              <text x={left + 13} y={y + 76}>
                {event}
              </text>
            </g>
          </g>
        ))}
      </svg>
    </Drawing>
  );
}
