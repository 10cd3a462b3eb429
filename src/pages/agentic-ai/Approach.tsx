import { styled } from 'styled-components';
import type { TitledText } from '../../content/types.ts';
import { media } from '../../theme/media.ts';
import { color } from '../../theme/tokens.ts';
import { type } from '../../theme/typography.ts';
import { Section } from '../../ui/Section.tsx';
import { SectionHead } from '../../ui/SectionHead.tsx';

interface ApproachStep extends TitledText {
  when: string;
  result: string;
}

const approach: ApproachStep[] = [
  {
    title: 'Walk the work',
    description:
      'Two days beside the people who do it. We time every step and note the exceptions nobody wrote down.',
    when: 'Days 1–2',
    result: 'a timed map of the process',
  },
  {
    title: 'Choose one route',
    description:
      'Candidates are scored on volume, the price of a mistake and access to data. The one that pays first goes first.',
    when: 'Week 1',
    result: 'a ranked list and a business case',
  },
  {
    title: 'Set the exam, then build',
    description:
      'First 200 real cases with known answers, then the agent. It moves on when it passes, not when it impresses.',
    when: 'Weeks 2–5',
    result: 'a prototype and its score',
  },
  {
    title: 'Run beside people',
    description:
      'The agent proposes and your team decides. Each correction joins the exam as a new case.',
    when: 'Weeks 6–8',
    result: 'the rate of agreement, case by case',
  },
  {
    title: 'Widen the limits',
    description:
      'Where agreement has held for two weeks, it acts alone up to a sum you set. We watch cost, errors and drift.',
    when: 'From week 9',
    result: 'an agent in production, with a switch',
  },
];

const approachIntro = {
  title: 'Five steps, each with a place to stop',
  lead: 'Every step ends with something you keep, so the decision to go on is never a leap.',
};

/* Five terraces: each step starts further in than the one before, and a riser joins them. */
const Terraces = styled.ol`
  counter-reset: step;

  li {
    counter-increment: step;
    padding-block: 24px 32px;
    border-top: 1px solid ${color.line};
  }
  .when {
    ${type.label}
    display: flex;
    justify-content: space-between;
    color: ${color.muted};
  }
  .when::before {
    color: ${color.accent};
    content: counter(step, decimal-leading-zero) / '';
  }
  h3 {
    ${type.h3}
    margin-block: 14px 10px;
  }
  .text {
    max-width: 56ch;
    color: ${color.muted};
  }
  .result {
    ${type.small}
    max-width: 40ch;
    margin-top: 14px;
  }
  .result b {
    font-weight: 600;
  }

  ${media.lg} {
    li {
      position: relative;
      display: grid;
      grid-template-columns: minmax(0, 3fr) minmax(0, 4fr);
      column-gap: 32px;
      margin-left: calc(var(--step) * min(84px, 6.5vw));
      padding: 20px 0 44px 24px;
      border-left: 1px solid ${color.line};
    }
    ${[0, 1, 2, 3, 4].map((step) => `li:nth-child(${step + 1}) { --step: ${step}; }`).join(' ')}
    li::before {
      content: '';
      position: absolute;
      top: -5px;
      left: -5px;
      width: 9px;
      height: 9px;
      z-index: 1;
      background: ${color.accent};
    }
    li + li::after {
      content: '';
      position: absolute;
      top: -1px;
      right: 100%;
      width: min(84px, 6.5vw);
      border-top: 1px solid ${color.line};
    }
    .when {
      grid-column: 1 / -1;
    }
    h3 {
      ${type.h2}
      font-size: clamp(1.75rem, 1.1rem + 1.3vw, 2.25rem);
      grid-row: 2 / span 2;
      margin-block: 18px 0;
    }
    .text {
      margin-top: 18px;
    }
    .result {
      grid-column: 2;
    }
  }
`;

/** The five-step approach (SPEC.md 2) as a flight of terraces. */
export function Approach() {
  return (
    <Section tone="sand" labelledBy="approach-title">
      <SectionHead
        number="03"
        eyebrow="Our approach"
        id="approach-title"
        title={approachIntro.title}
        lead={approachIntro.lead}
      />
      <Terraces role="list">
        {approach.map(({ title, description, when, result }) => (
          <li key={title}>
            <p className="when">{when}</p>
            <h3>{title}</h3>
            <p className="text">{description}</p>
            <p className="result">
              <b>You keep</b> {result}.
            </p>
          </li>
        ))}
      </Terraces>
    </Section>
  );
}
