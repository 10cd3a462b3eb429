import { styled } from 'styled-components';
import { TitledList } from '../../sections/TitledList.tsx';
import { color, media } from '../../theme/tokens.ts';
import { type } from '../../theme/typography.ts';
import { Section, SectionHead } from '../../ui/Section.tsx';
import { embedded } from './copy.ts';
import { TeamNetwork } from './TeamNetwork.tsx';

const Root = styled(Section)`
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
  ${media.lg} {
    .pitch {
      grid-column: 1 / span 5;
    }
    figure {
      grid-column: 6 / -1;
      margin: -72px 0 0 32px;
    }
  }
`;

const Values = styled(TitledList)`
  margin-top: clamp(3rem, 6vw, 5.5rem);
  border-top: 1px solid ${color.fg};

  li:first-child {
    border-top: 0;
  }

  ${media.md} {
    grid-template-columns: repeat(2, minmax(0, 1fr));
    column-gap: 32px;

    li:nth-child(2) {
      border-top: 0;
    }
  }
  ${media.lg} {
    grid-template-columns: repeat(4, minmax(0, 1fr));
    column-gap: 0;

    li {
      padding: 28px 24px 8px;
      border-top: 0;
    }
    li + li {
      border-left: 1px solid ${color.line};
    }
    li:first-child {
      padding-left: 0;
    }
  }
`;

/** The embedded-team pitch: the team as a triangulation network, and four values. */
export function EmbeddedTeam() {
  return (
    <Root tone="sand" labelledBy="embedded-team">
      <SectionHead {...embedded} id="embedded-team" />
      <div className="columns">
        <div className="pitch">
          {embedded.pitch.map((text) => (
            <p key={text}>{text}</p>
          ))}
        </div>
        <TeamNetwork />
      </div>
      <Values items={embedded.values} />
    </Root>
  );
}
