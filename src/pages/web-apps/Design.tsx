import { styled } from 'styled-components';
import { paths } from '../../paths.ts';
import { TitledList } from '../../sections/TitledList.tsx';
import { color, media } from '../../theme/tokens.ts';
import { ButtonLink } from '../../ui/actions/Button.tsx';
import { Section, SectionHead } from '../../ui/layout/Section.tsx';
import { design, designHabits } from './copy.ts';

const Root = styled(Section)`
  .ask {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: 16px 24px;
    color: ${color.muted};
  }
  .habits {
    gap: 0 32px;
    margin-top: clamp(2.5rem, 5vw, 4rem);
  }
  ${media.md} {
    .habits {
      grid-template-columns: repeat(3, minmax(0, 1fr));
    }
  }
`;

/** How we design: three principles, a link to the form. */
export function Design() {
  const { action, note, ...intro } = design;
  return (
    <Root labelledBy="design">
      <SectionHead id="design" {...intro}>
        <p className="ask">
          <ButtonLink to={paths.bookConsultation} variant="secondary" arrow>
            {action}
          </ButtonLink>
          {note}
        </p>
      </SectionHead>
      <TitledList className="habits" items={designHabits} />
    </Root>
  );
}
