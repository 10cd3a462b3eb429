import { styled } from 'styled-components';
import { paths } from '../../paths.ts';
import { color } from '../../theme/tokens.ts';
import { textStyle } from '../../theme/typography.ts';
import { ButtonLink } from '../../ui/actions/Button.tsx';
import { Section, SectionHead } from '../../ui/layout/Section.tsx';
import { talent } from './copy.ts';

const Root = styled(Section)`
  .lists {
    display: grid;
    grid-template-columns: repeat(auto-fit, minmax(min(100%, 240px), 1fr));
    gap: 40px 32px;
  }
  h3 {
    ${textStyle.label}
    padding-bottom: 12px;
    border-bottom: 1px solid ${color.fg};
    font-weight: 400;
    color: ${color.accentStrong};
  }
  li {
    padding-block: 14px;
    border-bottom: 1px solid ${color.line};
  }
  .offer {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: 20px 32px;
    margin-top: 40px;
    p {
      flex: 1 1 220px;
      max-width: 25.5em;
      color: ${color.muted};
    }
  }
`;

/** Talent as a service: who is responsible for what. */
export function TalentAsAService() {
  const { lists, booking, bookingNote, ...intro } = talent;
  return (
    <Root tone="sand" labelledBy="talent">
      <SectionHead id="talent" {...intro} />
      <div className="lists">
        {lists.map(({ title, items }) => (
          <div key={title}>
            <h3>{title}</h3>
            <ul role="list">
              {items.map((item) => (
                <li key={item}>{item}</li>
              ))}
            </ul>
          </div>
        ))}
      </div>
      <div className="offer">
        <ButtonLink to={paths.bookConsultation} variant="secondary" size="lg" arrow>
          {booking}
        </ButtonLink>
        <p>{bookingNote}</p>
      </div>
    </Root>
  );
}
