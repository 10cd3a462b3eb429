import { styled } from 'styled-components';
import { answerTime, consultationMinutes } from '../content/company/promises.ts';
import type { TitledText } from '../content/model/texts.ts';
import { color } from '../theme/tokens.ts';
import { textStyle } from '../theme/typography.ts';

const List = styled.ol`
  li {
    display: grid;
    grid-template-columns: 44px 1fr;
    padding-block: 16px;
    border-top: 1px solid ${color.line};
    counter-increment: step;
  }
  li:last-child {
    border-bottom: 1px solid ${color.line};
  }
  li::before {
    ${textStyle.label}
    padding-top: 3px;
    color: ${color.accentStrong};
    content: counter(step, decimal-leading-zero) / '';
  }
  strong {
    display: block;
    font-weight: 600;
  }
  span {
    ${textStyle.small}
    display: block;
    margin-top: 4px;
    color: ${color.muted};
  }
`;

const usual: TitledText[] = [
  {
    title: `One of our leads answers ${answerTime}`,
    description: 'By phone or email; at weekends by email.',
  },
  {
    title: 'We talk through your goals',
    description: `${consultationMinutes} minutes on what should change, for whom, and how you will measure it.`,
  },
  {
    title: 'You get a written proposal',
    description: 'One page: scope, people, a price range and the risks. Free, and yours to keep.',
  },
];

/** What happens after an enquiry, as numbered rows. */
export function NextSteps({ steps = usual }: { steps?: TitledText[] | undefined }) {
  return (
    <List role="list">
      {steps.map(({ title, description }) => (
        <li key={title}>
          <div>
            <strong>{title}</strong>
            <span>{description}</span>
          </div>
        </li>
      ))}
    </List>
  );
}
