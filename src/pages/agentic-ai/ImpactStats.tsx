import { styled } from 'styled-components';
import type { Stat } from '../../content/types.ts';
import { media } from '../../theme/media.ts';
import { color } from '../../theme/tokens.ts';
import { type } from '../../theme/typography.ts';
import { Section } from '../../ui/Section.tsx';
import { SectionHead } from '../../ui/SectionHead.tsx';

const stats: Stat[] = [
  { value: '75%', label: 'less manual handling in the processes an agent took over' },
  { value: '3.5x', label: 'return on the first agent within twelve months' },
  { value: '92%', label: 'of runs finished without a person stepping in' },
];

const intro = {
  title: 'A year after the first agent went live',
  source: 'Medians across client agents, against the same work in the twelve months before.',
};

const Figures = styled.dl`
  border-top: 1px solid ${color.line};

  > div {
    display: flex;
    flex-direction: column-reverse;
    gap: 12px;
    padding-block: 28px;
    border-bottom: 1px solid ${color.line};
  }
  dd {
    ${type.figure}
    margin: 0;
  }
  /* A mono point is as wide as a digit: too wide for a figure. */
  dd[data-point] {
    letter-spacing: -0.14em;
  }
  dt {
    max-width: 30ch;
    color: ${color.muted};
  }
  ${media.md} {
    > div {
      display: grid;
      grid-template-columns: 4fr 3fr;
      align-items: end;
      padding-block: 32px 28px;
    }
    dd {
      grid-column: 1;
      grid-row: 1;
      font-size: clamp(4.5rem, 2rem + 5.4vw, 7.5rem);
    }
    dt {
      padding-bottom: 0.5em;
    }
  }
`;

/** Three figures as rows on hairlines (SPEC.md 2: 75%, 3.5x, 92%). */
export function ImpactStats() {
  return (
    <Section tone="sand" labelledBy="figures-title" layout="split">
      <SectionHead
        number="01"
        eyebrow="In figures"
        id="figures-title"
        title={intro.title}
        lead={intro.source}
      />
      <Figures>
        {stats.map(({ value, label }) => (
          <div key={value}>
            <dt>{label}</dt>
            <dd data-point={value.includes('.') || undefined}>{value}</dd>
          </div>
        ))}
      </Figures>
    </Section>
  );
}
