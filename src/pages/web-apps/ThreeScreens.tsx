import { styled } from 'styled-components';
import { color, font, media } from '../../theme/tokens.ts';
import { SampleTag } from '../../ui/text/SampleTag.tsx';
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
  .tag {
    margin-top: 20px;
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
  .clock,
  .stop {
    font: 500 21px ${font.mono};
  }
  .clock {
    fill: ${color.accent};
  }
  .stop {
    fill: ${color.onAccent};
    text-anchor: middle;
  }
  /* The drawing is half as wide on a phone. */
  ${media.belowMd} {
    text,
    .clock,
    .stop {
      font-size: 23px;
    }
    .title {
      font-size: 25px;
    }
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

/** Where a screen's clock is, where its content begins, how wide its rows are, and where its first row is. */
const places = [
  { ...delivery.browser, clock: [584, 38], x: 152, y: 92, width: 496, row: 128 },
  { ...delivery.tablet, clock: [66, 400], x: 66, y: 432, width: 218, row: 468 },
  { ...delivery.phone, clock: [440, 400], x: 440, y: 432, width: 150, row: 566 },
];

/** The widest button. */
const BUTTON = 236;

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
          <rect x="40" y="370" width="270" height="280" rx="18" />
          <rect x="414" y="370" width="202" height="342" rx="22" />
          <path d="M120 44H680M140 29h6M156 29h6M172 29h6" />
        </g>
        {places.map(({ time, event, title, rows, clock: [clockX, clockY], x, y, width, row }) => (
          <g key={time}>
            <text className="clock" x={clockX} y={clockY}>
              {time}
            </text>
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
            <g transform={`translate(${x} ${row + rows.length * LEADING - 6})`}>
              <rect className="event" width={Math.min(width, BUTTON)} height="40" rx="4" />
              <text className="stop" x={Math.min(width, BUTTON) / 2} y="26">
                {event}
              </text>
            </g>
          </g>
        ))}
        {/* The scanned bar code. */}
        <path
          className="code"
          d="M442 456v70M451 456v70M464 456v70M473 456v70M490 456v70M499 456v70M512 456v70M529 456v70M538 456v70M551 456v70M564 456v70M573 456v70M586 456v70"
        />
        <path className="route" d="M428 491H602" />
      </svg>
      <SampleTag />
    </Drawing>
  );
}
