import { styled } from 'styled-components';
import { paths } from '../../paths.ts';
import { ScreenFigure } from '../../sections/ScreenFigure.tsx';
import { TitledList } from '../../sections/TitledList.tsx';
import { media } from '../../theme/tokens.ts';
import { type } from '../../theme/typography.ts';
import { ButtonLink } from '../../ui/actions/Button.tsx';
import { Section, SectionHead } from '../../ui/layout/Section.tsx';
import { screen, solution } from './copy.ts';
import { DayProfile } from './DayProfile.tsx';

const Roles = styled(TitledList)`
  li {
    padding-block: 20px;
  }
  p {
    max-width: 60ch;
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
    ${type.lead}
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

/** The solution's introduction: a day on one line, and the three that share it. */
export function Solution() {
  return (
    <Section labelledBy="solution-title">
      <SectionHead {...solution} id="solution-title" />
      <DayProfile />
      <Parts>
        <Roles items={solution.parts} />
        <div className="ask">
          <p>{solution.question}</p>
          <ButtonLink to={paths.contact} variant="link" arrow>
            {solution.contact}
          </ButtonLink>
        </div>
      </Parts>
      <ScreenFigure {...screen} />
    </Section>
  );
}
