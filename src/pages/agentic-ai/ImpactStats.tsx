import { styled } from 'styled-components';
import { media } from '../../theme/media.ts';
import { color } from '../../theme/tokens.ts';
import { type } from '../../theme/typography.ts';
import { Section } from '../../ui/Section.tsx';
import { SectionHead } from '../../ui/SectionHead.tsx';
import { stats, statsIntro } from './copy.ts';

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
        title={statsIntro.title}
        lead={statsIntro.source}
      />
      <Figures>
        {stats.map(({ value, label }) => (
          <div key={value}>
            <dt>{label}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </Figures>
    </Section>
  );
}
