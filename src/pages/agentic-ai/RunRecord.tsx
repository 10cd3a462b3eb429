import { styled } from 'styled-components';
import { color, media } from '../../theme/tokens.ts';
import { textStyle } from '../../theme/typography.ts';
import { Fold } from '../../ui/disclosure/Fold.tsx';
import { run } from './copy.ts';

/** Heights of the six steps on the line, in px; the columns give their x. */
const HEIGHTS = [40, 14, 30, 10, 44, 20];
const point = (position: number) => `${position * 100} ${HEIGHTS[position]}`;

const Root = styled.div`
  border-top: 1px solid ${color.line};
  padding-block: 20px 48px;

  figcaption {
    ${textStyle.label}
    margin-bottom: 20px;
    color: ${color.muted};
  }
  svg {
    display: none;
  }
  li {
    position: relative;
    padding-block: 0 24px;
    padding-inline: 32px 0;
    border-inline-start: 1px solid ${color.accent};
  }
  li:last-child {
    padding-bottom: 0;
    border-color: transparent;
  }
  /* The marker: a dot for the agent, a lozenge for a person. */
  li::before {
    content: '';
    position: absolute;
    top: 5px;
    inset-inline-start: -6px;
    width: 11px;
    height: 11px;
    border: 2px solid ${color.accent};
    border-radius: 50%;
    background: ${color.bg};
  }
  li[data-person]::before {
    border-color: ${color.mineral};
    border-radius: 0;
    background: ${color.mineral};
    transform: rotate(45deg);
  }
  li[data-person] {
    border-inline-start: 1px dashed ${color.mineral};
  }
  .time {
    ${textStyle.label}
    margin-bottom: 4px;
    color: ${color.accentStrong};
  }
  li[data-person] .time {
    color: ${color.mineral};
  }
  p {
    ${textStyle.small}
    max-width: 22.8em;
  }

  ${media.md} {
    ol {
      display: grid;
      grid-template-rows: repeat(3, auto);
      grid-auto-flow: column;
      grid-auto-columns: minmax(0, 1fr);
      column-gap: 32px;
    }
    /* The last of the first column: the next step is in another column. */
    li:nth-child(3) {
      border-color: transparent;
    }
  }
  ${media.lg} {
    padding-block: 24px 44px;
    .track {
      position: relative;
    }
    svg {
      display: block;
      width: 100%;
      height: 56px;
      overflow: visible;
    }
    ol {
      grid-template-rows: none;
      column-gap: 0;
    }
    li,
    li[data-person] {
      padding-block: 16px 0;
      padding-inline: 0 20px;
      border: 0;
    }
    li::before {
      inset-inline-start: -5px;
      top: calc(var(--y) - 61px);
    }
    ${HEIGHTS.map((height, position) => `li:nth-child(${position + 1}) { --y: ${height}px; }`).join(' ')}
  }
`;

/** One run of an agent as a line with six steps; a person decides the fifth. */
export function RunRecord() {
  return (
    <Root data-tone="ink">
      <figure className="inner" aria-labelledby="run-title">
        <figcaption id="run-title">{run.title}</figcaption>
        <div className="track">
          <svg viewBox="0 0 600 56" preserveAspectRatio="none" aria-hidden="true">
            <g fill="none" stroke="var(--accent)" strokeWidth="1.5">
              <path vectorEffect="non-scaling-stroke" d={`M${[0, 1, 2, 3].map(point).join('L')}`} />
              <path
                stroke="var(--mineral)"
                strokeDasharray="4 5"
                vectorEffect="non-scaling-stroke"
                d={`M${point(3)}L${point(4)}`}
              />
              <path vectorEffect="non-scaling-stroke" d={`M${point(4)}L${point(5)}L600 32`} />
            </g>
          </svg>
          <Fold label={run.fold}>
            <ol role="list">
              {run.steps.map(({ time, text, person }) => (
                <li key={time} data-person={person}>
                  <p className="time">{time}</p>
                  <p>
                    {person && <span className="visually-hidden">{run.person}</span>}
                    {text}
                  </p>
                </li>
              ))}
            </ol>
          </Fold>
        </div>
      </figure>
    </Root>
  );
}
