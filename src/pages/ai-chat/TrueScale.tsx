import { styled } from 'styled-components';
import { media } from '../../theme/media.ts';
import { color } from '../../theme/tokens.ts';
import { type } from '../../theme/typography.ts';
import { Section } from '../../ui/Section.tsx';
import { SectionHead } from '../../ui/SectionHead.tsx';

interface ScaleStat {
  value: string;
  label: string;
  detail: string;
  /** What 100 became. */
  after: number;
}

/** SPEC.md 2: the three figures of the page. */
const stats: ScaleStat[] = [
  {
    value: '160%',
    label: 'more sales',
    detail: 'from conversations, against the same quarter a year before',
    after: 260,
  },
  {
    value: '73%',
    label: 'lower customer-service cost',
    detail: 'per question answered, against phone and e-mail',
    after: 27,
  },
  {
    value: '40%',
    label: 'more engagement',
    detail: 'replies per message sent, against the newsletter before it',
    after: 140,
  },
];

/** The longest bar fills the width; all others are to the same scale. */
const LONGEST = Math.max(...stats.map(({ after }) => after));
const share = (amount: number) => `${((amount / LONGEST) * 100).toFixed(2)}%`;

const Scale = styled.dl`
  > div {
    display: flex;
    flex-direction: column;
    padding-block: 28px 36px;
    border-top: 1px solid ${color.line};
  }
  > div:last-child {
    border-bottom: 1px solid ${color.line};
  }
  .figure {
    ${type.figure}
    order: -1;
  }
  dt {
    ${type.h3}
    margin-top: 10px;
  }
  dt span {
    ${type.body}
    display: block;
    max-width: 40ch;
    margin-top: 6px;
    color: ${color.muted};
    font-weight: 400;
    letter-spacing: 0;
  }
  /* Two levels of one staff: before, and after. */
  .bars {
    display: grid;
    gap: 10px;
    margin-top: 28px;
  }
  .bars span {
    ${type.label}
    position: relative;
    display: block;
    padding-top: 12px;
    white-space: nowrap;
    color: ${color.muted};
  }
  .bars span::before {
    content: '';
    position: absolute;
    top: 0;
    left: 0;
    width: ${share(100)};
    height: 10px;
    border: solid ${color.muted};
    border-width: 0 1px;
    background: linear-gradient(${color.muted} 0 0) 0 50% / 100% 1px no-repeat;
  }
  .bars .after {
    color: ${color.accent};
  }
  .bars .after::before {
    border: 0;
    background: ${color.accent};
  }
  ${stats.map(({ after }, position) => `> div:nth-child(${position + 1}) .after::before { width: ${share(after)}; }`).join('\n')}

  ${media.lg} {
    > div {
      display: grid;
      grid-template-columns: repeat(12, minmax(0, 1fr));
      column-gap: 32px;
      align-items: start;
      padding-block: 40px 44px;
    }
    .figure {
      grid-column: 1 / span 3;
      font-size: clamp(4.5rem, 1.5rem + 4.6vw, 6.5rem);
    }
    dt {
      grid-column: 4 / span 3;
      grid-row: 1;
      margin-top: 0.4em;
    }
    .bars {
      grid-column: 7 / -1;
      grid-row: 1;
      margin-top: 14px;
    }
  }
  @media (forced-colors: active) {
    .bars span::before {
      border: 1px solid;
    }
  }
`;

/** The page's three figures, with what they mean drawn to one scale: what 100 became. */
export function TrueScale() {
  return (
    <Section tone="sand" labelledBy="figures-title">
      <SectionHead
        number="01"
        eyebrow="In figures"
        id="figures-title"
        title="Drawn to scale"
        lead="What a hundred became, on average, twelve months after the first conversation."
      />
      <Scale>
        {stats.map(({ value, label, detail, after }) => (
          <div key={value}>
            <dt>
              {label}
              <span>{detail}</span>
            </dt>
            <dd className="figure">{value}</dd>
            <dd className="bars">
              <span>before 100</span>
              <span className="after">after {after}</span>
            </dd>
          </div>
        ))}
      </Scale>
    </Section>
  );
}
