import { styled } from 'styled-components';
import { color, palette } from '../../theme/tokens.ts';
import { type } from '../../theme/typography.ts';
import { smoothLine } from '../../ui/media/smooth-line.ts';
import { day } from './copy.ts';
import { clock, desk, messages, toAgents } from './day.ts';

const HOUR = 40;
const HEIGHT = 280;
const PER_MESSAGE = 1.9;

/** Each hour's value stands in its middle; the first and the last go on beyond the day's edges. */
const course = (counts: readonly number[]) =>
  smoothLine(
    { x: -HOUR / 2, step: HOUR },
    [counts[0] ?? 0, ...counts, counts.at(-1) ?? 0].map((count) => HEIGHT - count * PER_MESSAGE),
  );

const all = course(messages);
const agents = `${course(toAgents)}V${HEIGHT}H0Z`;
/** Contours under the course: the same terrain, cut lower. */
const strata = [0.8, 0.6].map((part) => course(messages.map((count) => count * part)));

const Root = styled.figure`
  .plot {
    position: relative;
    border-bottom: 1px solid ${color.fg};
  }
  svg {
    display: block;
    width: 100%;
    height: clamp(180px, 24vw, 320px);
  }
  path {
    fill: none;
    vector-effect: non-scaling-stroke;
  }
  .desk {
    fill: ${palette.sand};
  }
  .stratum {
    stroke: ${color.line};
  }
  .all {
    stroke: ${color.accent};
    stroke-width: 2.5;
  }
  .agents {
    fill: ${color.mineralPale};
    stroke: ${color.mineral};
    stroke-width: 1.5;
  }
  .open {
    ${type.label}
    position: absolute;
    top: 0;
    left: ${(desk.opens / 24) * 100}%;
    padding: 8px 0 0 6px;
    color: ${color.muted};
  }
  .hours {
    ${type.label}
    display: flex;
    justify-content: space-between;
    padding-top: 8px;
    color: ${color.muted};
  }
  figcaption {
    ${type.small}
    display: flex;
    flex-wrap: wrap;
    gap: 8px 32px;
    margin-top: 20px;
    color: ${color.muted};
  }
  figcaption span {
    display: flex;
    align-items: center;
    gap: 10px;
  }
  figcaption span::before {
    content: '';
    width: 28px;
    border-top: 3px solid ${color.accent};
  }
  figcaption .by-agents::before {
    height: 12px;
    border: 1.5px solid ${color.mineral};
    background: ${color.mineralPale};
  }
`;

/** A day's messages as a terrain profile: the ridge is all of them, the lowland those a person took. */
export function DayProfile() {
  return (
    <Root>
      <div className="plot">
        <svg
          viewBox={`0 0 ${24 * HOUR} ${HEIGHT}`}
          preserveAspectRatio="none"
          role="img"
          aria-label={day.label}
        >
          <path
            className="desk"
            d={`M${desk.opens * HOUR} 0H${desk.closes * HOUR}V${HEIGHT}H${desk.opens * HOUR}Z`}
          />
          {strata.map((path) => (
            <path key={path} className="stratum" d={path} />
          ))}
          <path className="agents" d={agents} />
          <path className="all" d={all} />
        </svg>
        <span className="open" aria-hidden="true">
          {day.deskOpen}
        </span>
      </div>
      <div className="hours" aria-hidden="true">
        {[0, 6, 12, 18, 24].map((hour) => (
          <span key={hour}>{clock(hour)}</span>
        ))}
      </div>
      <figcaption>
        <span>{day.all}</span>
        <span className="by-agents">{day.byAgents}</span>
      </figcaption>
    </Root>
  );
}
