import { styled } from 'styled-components';
import { ScreenFigure } from '../../sections/ScreenFigure.tsx';
import { TitledList } from '../../sections/TitledList.tsx';
import { color, media } from '../../theme/tokens.ts';
import { type } from '../../theme/typography.ts';
import { Section, SectionHead } from '../../ui/layout/Section.tsx';
import { embedded, screen } from './copy.ts';
import { TeamNetwork } from './TeamNetwork.tsx';

const Root = styled(Section)`
  .pitch p:first-child {
    ${type.lead}
    max-width: 40ch;
  }
  .pitch p + p {
    max-width: 50ch;
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
      margin: -72px 0 0 32px;
    }
    .values {
      grid-template-columns: repeat(4, minmax(0, 1fr));
    }
  }
`;

/** The embedded-team pitch: the team as a triangulation network, and four values. */
export function EmbeddedTeam() {
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
      <ScreenFigure {...screen} />
    </Root>
  );
}
