import { styled } from 'styled-components';
import { teamStories } from '../../content/company/team-stories.ts';
import type { DeveloperProfile } from '../../content/model/person-schema.ts';
import type { Screen } from '../../content/model/pictures-schema.ts';
import { ScreenFigure } from '../../sections/ScreenFigure.tsx';
import { TitledList } from '../../sections/TitledList.tsx';
import { color, font, media } from '../../theme/tokens.ts';
import { type } from '../../theme/typography.ts';
import { Section, SectionHead } from '../../ui/layout/Section.tsx';
import { embedded, network } from './copy.ts';
import { TeamStory } from './TeamStory.tsx';

const { roles } = network;

/** `label`: where the name begins, clear of all lines. */
const people = [
  { name: roles.productOwner, x: 96, y: 84, label: [-14, -34], yours: true },
  { name: roles.techLead, x: 372, y: 46, label: [22, 2], yours: true },
  { name: roles.engineers, x: 196, y: 386, label: [-18, 36], yours: true },
  { name: roles.frontEnd, x: 566, y: 150, label: [22, 6] },
  { name: roles.backEnd, x: 470, y: 372, label: [22, 6] },
  { name: roles.tester, x: 290, y: 220, label: [38, 14] },
];

/** The connections of the network, as pairs of indices of `people`. */
const edge = 'M96 84 372 46 566 150 470 372 196 386Z';
const across = 'M96 84 290 220 566 150M196 386 290 220 372 46 470 372 290 220';

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
  p {
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

/** The client's people and ours as one network. */
function TeamNetwork() {
  return (
    <Figure>
      <svg viewBox="80 10 650 420" role="img" aria-label={network.label}>
        <path className="field" d={edge} />
        <path d={across} />
        {people.map(({ name, x, y, label: [dx, dy], yours }) => (
          <g key={name} transform={`translate(${x} ${y})`}>
            {yours ? <path className="yours" d={triangle} /> : <circle r="11" />}
            <text x={dx} y={dy}>
              {name}
            </text>
          </g>
        ))}
      </svg>
      <p>
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
      </p>
    </Figure>
  );
}

const Root = styled(Section)`
  .pitch p:first-child {
    ${type.lead}
    max-width: 26.8em;
  }
  .pitch p + p {
    max-width: 33.5em;
    margin-top: 20px;
    color: ${color.muted};
  }
  .columns figure {
    margin-top: 48px;
  }
  .values {
    gap: 0 32px;
    margin-top: clamp(3rem, 6vw, 5.5rem);
  }
  ${media.md} {
    .values {
      grid-template-columns: repeat(2, minmax(0, 1fr));
    }
  }
  ${media.lg} {
    .pitch {
      grid-column: 1 / span 5;
    }
    .columns figure {
      grid-column: 6 / -1;
      margin-block: -72px 0;
      margin-inline: 32px 0;
    }
    .values {
      grid-template-columns: repeat(4, minmax(0, 1fr));
    }
  }
`;

/** The embedded team as a network, four values, and teams by the month. */
export function EmbeddedTeam({
  developers,
  screen,
}: {
  developers: readonly DeveloperProfile[];
  screen: Screen | null;
}) {
  const { pitch, values, ...intro } = embedded;
  return (
    <Root tone="sand" labelledBy="embedded-team">
      <SectionHead id="embedded-team" {...intro} />
      <div className="columns">
        <div className="pitch">
          {pitch.map((text) => (
            <p key={text}>{text}</p>
          ))}
        </div>
        <TeamNetwork />
      </div>
      <TitledList className="values" items={values} />
      {teamStories.map((story) => (
        <TeamStory key={story.title} story={story} developers={developers} />
      ))}
      {screen && <ScreenFigure {...screen} />}
    </Root>
  );
}
