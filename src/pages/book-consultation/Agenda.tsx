import { styled } from 'styled-components';
import { color } from '../../theme/tokens.ts';
import { textStyle } from '../../theme/typography.ts';
import { agenda, agendaTitle } from './copy.ts';

/* A ticked rule for the half hour on the left side. */
const Root = styled.div`
  position: relative;
  padding-inline-start: 40px;

  &::before {
    content: '';
    position: absolute;
    inset-block: 0;
    inset-inline: 0 auto;
    width: 12px;
    border-inline-start: 1px solid ${color.muted};
    background: repeating-linear-gradient(${color.muted} 0 1px, transparent 1px 14px);
  }
  h2 {
    ${textStyle.label}
    margin-bottom: 8px;
    color: ${color.muted};
  }
  li {
    padding-block: 18px;
  }
  li + li {
    border-top: 1px solid ${color.line};
  }
  .minutes {
    ${textStyle.label}
    color: ${color.accentStrong};
  }
  h3 {
    margin-top: 4px;
  }
  li p:last-child {
    margin-top: 6px;
    color: ${color.muted};
  }
`;

/** The agenda of the thirty minutes. */
export function Agenda() {
  return (
    <Root>
      <h2>{agendaTitle}</h2>
      <ol role="list">
        {agenda.map(({ minutes, title, description }) => (
          <li key={minutes}>
            <p className="minutes">{minutes} min</p>
            <h3>{title}</h3>
            <p>{description}</p>
          </li>
        ))}
      </ol>
    </Root>
  );
}
