import { styled } from 'styled-components';
import { media } from '../../theme/media.ts';
import { color } from '../../theme/tokens.ts';
import { type } from '../../theme/typography.ts';
import { Section } from '../../ui/Section.tsx';
import { SectionHead } from '../../ui/SectionHead.tsx';

const List = styled.ol`
  counter-reset: rule;

  li {
    padding-block: 24px;
    border-top: 1px solid ${color.line};
    counter-increment: rule;
  }
  h3 {
    ${type.h3}
    display: flex;
    gap: 20px;
  }
  h3::before {
    ${type.label}
    flex: none;
    padding-top: 0.4em;
    color: ${color.accent};
    content: '§ ' counter(rule) / '';
  }
  p {
    max-width: 58ch;
    margin-top: 8px;
    color: ${color.muted};
  }
  ${media.md} {
    h3::before {
      flex: 0 0 64px;
    }
    h3 {
      gap: 0;
    }
    p {
      padding-left: 64px;
    }
  }
`;

const rules = [
  {
    title: 'Our own timesheets, or a source',
    text: 'A figure comes from hours we booked ourselves or from a survey that is named. If we can show neither, the sentence goes.',
  },
  {
    title: 'One mistake in each piece',
    text: 'If nothing went wrong, it was too easy to be worth writing about. The expensive mistakes get the most room.',
  },
  {
    title: 'Nobody pays to be mentioned',
    text: 'We build on platforms that we praise and platforms that we warn against, sometimes in one project.',
  },
  {
    title: 'Something to do on Monday',
    text: 'Every article ends with a step that costs a reader at most two weeks and no licence.',
  },
];

/** What a reader may expect of an article here. */
export function HouseRules() {
  return (
    <Section tone="sand" layout="split" labelledBy="house-rules">
      <SectionHead
        id="house-rules"
        eyebrow="House rules"
        title="Four rules before anything is printed"
        lead="There are enough articles about technology. These rules keep ours few."
      />
      <List role="list">
        {rules.map(({ title, text }) => (
          <li key={title}>
            <h3>{title}</h3>
            <p>{text}</p>
          </li>
        ))}
      </List>
    </Section>
  );
}
