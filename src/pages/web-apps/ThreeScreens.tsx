import { styled } from 'styled-components';
import { color, font, media } from '../../theme/tokens.ts';
import { delivery, screens } from './copy.ts';

const Drawing = styled.figure`
  max-width: 640px;
  direction: ltr;

  svg {
    display: block;
    width: 100%;
    overflow: visible;
    fill: none;
  }
  .frame {
    fill: ${color.raised};
    stroke: ${color.muted};
    stroke-width: 1.5;
  }
  .rule {
    stroke: ${color.line};
    stroke-width: 1.5;
  }
  .tick {
    stroke: ${color.mineral};
    stroke-width: 2.5;
  }
  .code {
    stroke: ${color.fg};
    stroke-width: 4;
  }
  .route {
    stroke: ${color.accent};
    stroke-width: 2.5;
    stroke-dasharray: 8 7;
  }
  .event {
    fill: ${color.accent};
  }
  text {
    font: 400 21px ${font.text};
    fill: ${color.muted};
  }
  .title {
    font: 600 25px ${font.display};
    fill: ${color.fg};
  }
  .stop {
    font: 500 17px ${font.mono};
    fill: ${color.onAccent};
  }

  ${media.forcedColors} {
    .event {
      fill: ${color.bg};
      stroke: ${color.accent};
    }
    .stop {
      fill: ${color.fg};
    }
  }
  ${media.print} {
    max-width: 110mm;
    svg[role] {
      max-height: none;
    }
  }
`;

/** Where a screen's content begins, how wide its rows are, and where its first row is. */
const places = [
  { ...delivery.browser, x: 152, y: 92, width: 496, row: 128 },
  { ...delivery.tablet, x: 66, y: 424, width: 218, row: 460 },
  { ...delivery.phone, x: 440, y: 424, width: 150, row: 560 },
];

/** Between two rows. */
const LEADING = 42;

/** One delivery on phone, tablet and browser: scanned, confirmed, invoiced. */
export function ThreeScreens() {
  return (
    <Drawing>
      <svg viewBox="40 0 640 720" role="img" aria-label={screens.description}>
        <path className="route" d="M414 500H310M175 370V320" />
        <g className="frame">
          <rect x="120" y="14" width="560" height="306" rx="10" />
          <rect x="40" y="370" width="270" height="272" rx="18" />
          <rect x="414" y="370" width="202" height="336" rx="22" />
          <path d="M120 44H680M140 29h6M156 29h6M172 29h6M493 384h44M165 384h20" />
        </g>
        {places.map(({ time, event, title, rows, x, y, width, row }) => (
          <g key={time}>
            <text className="title" x={x} y={y}>
              {title}
            </text>
            {rows.map((text, index) => (
              <g key={text} transform={`translate(${x} ${row + index * LEADING})`}>
                <path className="rule" d={`M0-12H${width}`} />
                <path className="tick" d="M2 10l6 6 11-13" />
                <text x="32" y="16">
                  {text}
                </text>
              </g>
            ))}
            <Stop x={x} y={row + rows.length * LEADING} text={`${time} ${event}`} />
          </g>
        ))}
        {/* The scanned bar code. */}
        <path
          className="code"
          d="M442 450v70M451 450v70M464 450v70M473 450v70M490 450v70M499 450v70M512 450v70M529 450v70M538 450v70M551 450v70M564 450v70M573 450v70M586 450v70"
        />
        <path className="route" d="M428 485H602" />
      </svg>
    </Drawing>
  );
}

/** What the screen reports, and when. */
function Stop({ x, y, text }: { x: number; y: number; text: string }) {
  return (
    <g transform={`translate(${x} ${y - 6})`}>
      <rect className="event" width={text.length * 10.2 + 24} height="40" rx="4" />
      <text className="stop" x="12" y="26">
        {text}
      </text>
    </g>
  );
}
