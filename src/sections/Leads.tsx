import { styled } from 'styled-components';
import { leads } from '../content/leads.ts';
import { samplePeopleNote } from '../content/samples.ts';
import { color, radius } from '../theme/tokens.ts';
import { type } from '../theme/typography.ts';
import { SampleMark } from '../ui/SampleMark.tsx';
import { initials } from './initials.ts';

const Root = styled.div`
  max-width: 44ch;

  li {
    display: grid;
    grid-template-columns: 64px 1fr;
    gap: 16px;
    padding-block: 16px;
    border-top: 1px solid ${color.line};
  }
  li:last-child {
    border-bottom: 1px solid ${color.line};
  }
  .face {
    ${type.label}
    display: grid;
    place-items: center;
    align-self: start;
    aspect-ratio: 1;
    border-radius: ${radius.sm};
    background: ${color.mineralPale};
    color: ${color.onMineralPale};
    font-size: 1.25rem;
  }
  strong {
    display: block;
    font-weight: 600;
  }
  span {
    ${type.small}
    display: block;
    color: ${color.muted};
  }
  small {
    margin-top: 16px;
  }
`;

/** The two leads who answer enquiries: initials, name, title, and what each answers for. */
export function Leads() {
  return (
    <Root>
      <ul role="list">
        {leads.map(({ name, title, subjects }) => (
          <li key={name}>
            <div className="face" aria-hidden="true">
              {initials(name)}
            </div>
            <div>
              <strong>{name}</strong>
              <span>
                {title}: {subjects}
              </span>
            </div>
          </li>
        ))}
      </ul>
      <SampleMark note={samplePeopleNote} />
    </Root>
  );
}
