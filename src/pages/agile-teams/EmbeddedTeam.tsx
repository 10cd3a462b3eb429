import { styled } from 'styled-components';
import type { TitledText } from '../../content/types.ts';
import { media } from '../../theme/media.ts';
import { color } from '../../theme/tokens.ts';
import { type } from '../../theme/typography.ts';
import { grid12 } from '../../ui/grid.ts';
import { Section } from '../../ui/Section.tsx';
import { SectionHead } from '../../ui/SectionHead.tsx';
import { TeamNetwork } from './TeamNetwork.tsx';

const values: TitledText[] = [
  {
    title: 'Your rituals',
    description:
      'One stand-up, one board, one definition of done. If your team estimates in T-shirts, so do we.',
  },
  {
    title: 'Your working day',
    description:
      'Johannesburg, Cape Town and Durban are on UTC+2: at most an hour from Berlin, at most two from London.',
  },
  {
    title: 'Your code',
    description:
      'Every commit lands in your repository. Nothing has to be handed over at the end, because it was never anywhere else.',
  },
  {
    title: 'Your pace',
    description:
      'A tester for the release, two engineers after it. The size of the team is settled sprint by sprint.',
  },
];

const Root = styled(Section)`
  .plan {
    ${grid12}
  }
  .pitch p {
    ${type.lead}
    max-width: 40ch;
  }
  .pitch p + p {
    ${type.body}
    max-width: 50ch;
    margin-top: 20px;
    color: ${color.muted};
  }
  figure {
    margin-top: 48px;
  }
  .values {
    display: grid;
    margin-top: clamp(3rem, 6vw, 5.5rem);
    border-top: 1px solid ${color.fg};
  }
  .values li {
    padding-block: 24px 28px;
    border-bottom: 1px solid ${color.line};
  }
  h3 {
    ${type.h3}
  }
  .values p {
    margin-top: 10px;
    max-width: 46ch;
    color: ${color.muted};
  }

  ${media.md} {
    .values {
      grid-template-columns: 1fr 1fr;
      column-gap: 32px;
    }
  }
  ${media.lg} {
    .pitch {
      grid-column: 1 / span 5;
    }
    figure {
      grid-column: 6 / -1;
      margin: -72px 0 0 32px;
    }
    .values {
      grid-template-columns: repeat(4, 1fr);
      column-gap: 0;
    }
    .values li {
      padding: 28px 24px 8px;
      border-bottom: 0;
    }
    .values li + li {
      border-left: 1px solid ${color.line};
    }
    .values li:first-child {
      padding-left: 0;
    }
  }
`;

/** The embedded-team pitch: the team as a triangulation network, and four values. */
export function EmbeddedTeam() {
  return (
    <Root tone="sand" labelledBy="embedded-team">
      <SectionHead
        id="embedded-team"
        number="02"
        eyebrow="Embedded teams"
        title="In your team, not beside it"
      />
      <div className="plan">
        <div className="pitch">
          <p>
            A survey is only as good as the lines between its stations. The same holds for a team.
          </p>
          <p>
            Our people take seats in yours. Your tech lead reviews their pull requests and they
            review your engineers’. Your product owner sets the order of work and talks to the
            person who does it. No account manager stands on any of these lines.
          </p>
        </div>
        <TeamNetwork />
      </div>
      <ul className="values" role="list">
        {values.map(({ title, description }) => (
          <li key={title}>
            <h3>{title}</h3>
            <p>{description}</p>
          </li>
        ))}
      </ul>
    </Root>
  );
}
