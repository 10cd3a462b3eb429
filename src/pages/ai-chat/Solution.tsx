import { styled } from 'styled-components';
import { paths } from '../../paths.ts';
import { TitledList } from '../../sections/TitledList.tsx';
import { color, media, palette } from '../../theme/tokens.ts';
import { textStyle } from '../../theme/typography.ts';
import { ButtonLink } from '../../ui/actions/Button.tsx';
import { Section, SectionHead } from '../../ui/layout/Section.tsx';
import { day, solution } from './copy.ts';
import { smoothLine } from './smooth-line.ts';
import { clock, officeHours, messages, agentMessages } from './day.ts';

const HOUR = 40;
const HEIGHT = 280;
const PER_MESSAGE = 1.9;

/** Each hour's value is drawn at its half; the curve continues beyond the first and the last. */
const course = (counts: readonly number[]) =>
  smoothLine(
    { x: -HOUR / 2, step: HOUR },
    [counts[0] ?? 0, ...counts, counts.at(-1) ?? 0].map((count) => HEIGHT - count * PER_MESSAGE),
  );

const all = course(messages);
const agents = `${course(agentMessages)}V${HEIGHT}H0Z`;

const Profile = styled.figure`
  .plot {
    position: relative;
    border-bottom: 1px solid ${color.fg};
  }
  .plot,
  .hours {
    direction: ltr;
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
  .office-hours {
    fill: ${palette.sand};
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
    ${textStyle.label}
    position: absolute;
    top: 0;
    inset-inline-start: ${(officeHours.opens / 24) * 100}%;
    padding-block: 8px 0;
    padding-inline: 6px 0;
    color: ${color.muted};
  }
  .hours {
    ${textStyle.label}
    display: flex;
    justify-content: space-between;
    padding-top: 8px;
    color: ${color.muted};
  }
  p {
    ${textStyle.small}
    display: flex;
    flex-wrap: wrap;
    gap: 8px 32px;
    margin-top: 20px;
    color: ${color.muted};
  }
  p span {
    display: flex;
    align-items: center;
    gap: 10px;
  }
  p span::before {
    content: '';
    width: 28px;
    border-top: 3px solid ${color.accent};
  }
  p .by-agents::before {
    height: 12px;
    border: 1.5px solid ${color.mineral};
    background: ${color.mineralPale};
  }
`;

/** A day's messages by the hour: the upper curve shows all, the lower one those answered by people. */
function DayProfile() {
  return (
    <Profile>
      <div className="plot">
        <svg
          viewBox={`0 0 ${24 * HOUR} ${HEIGHT}`}
          preserveAspectRatio="none"
          role="img"
          aria-label={day.label}
        >
          <path
            className="office-hours"
            d={`M${officeHours.opens * HOUR} 0H${officeHours.closes * HOUR}V${HEIGHT}H${officeHours.opens * HOUR}Z`}
          />
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
      <p>
        <span>{day.all}</span>
        <span className="by-agents">{day.byAgents}</span>
      </p>
    </Profile>
  );
}

const Roles = styled(TitledList)`
  li {
    padding-block: 20px;
  }
  p {
    max-width: 40.2em;
  }
  ${media.lg} {
    grid-column: 6 / -1;

    li {
      display: grid;
      grid-template-columns: 3fr 4fr;
      gap: 32px;
    }
    p {
      margin: 0;
    }
  }
`;

const Parts = styled.div`
  display: grid;
  gap: 32px;
  margin-top: clamp(2.5rem, 5vw, 4.5rem);

  .ask p {
    ${textStyle.lead}
    margin-bottom: 8px;
  }
  ${media.lg} {
    grid-template-columns: repeat(12, minmax(0, 1fr));
    align-items: start;
    .ask {
      grid-column: 1 / span 4;
      grid-row: 1;
      padding-top: 20px;
    }
  }
`;

/** The solution: the diagram of a day, and the three parts of the work. */
export function Solution({ messageCount }: { messageCount: string }) {
  const { eyebrow, title, lead, parts, question, contact } = solution;
  return (
    <Section labelledBy="solution-title">
      <SectionHead id="solution-title" eyebrow={eyebrow} title={title} lead={lead(messageCount)} />
      <DayProfile />
      <Parts>
        <Roles items={parts} />
        <div className="ask">
          <p>{question}</p>
          <ButtonLink to={paths.contact} variant="link" arrow>
            {contact}
          </ButtonLink>
        </div>
      </Parts>
    </Section>
  );
}
