import { styled } from 'styled-components';
import { leads } from '../../content/company/leads.ts';
import { samplePeopleNote } from '../../content/words/samples.ts';
import { color } from '../../theme/tokens.ts';
import { SampleMark } from '../../ui/text/SampleMark.tsx';
import { Person } from './Person.tsx';

const Root = styled.div`
  max-width: 44ch;

  li {
    padding-block: 16px;
    border-top: 1px solid ${color.line};
  }
  li:last-child {
    border-bottom: 1px solid ${color.line};
  }
  small {
    margin-top: 16px;
  }
`;

/** The leads who answer enquiries: initials, name, title, and what each answers for. */
export function Leads() {
  return (
    <Root>
      <ul role="list">
        {leads.map(({ name, title, subjects }) => (
          <li key={name}>
            <Person name={name} role={`${title}: ${subjects}`} />
          </li>
        ))}
      </ul>
      <SampleMark of={leads} note={samplePeopleNote} />
    </Root>
  );
}
