import { styled } from 'styled-components';
import { color, media } from '../../theme/tokens.ts';
import { type } from '../../theme/typography.ts';
import { Fold } from '../../ui/disclosure/Fold.tsx';
import { SampleTag } from '../../ui/text/SampleTag.tsx';
import { Section, SectionHead } from '../../ui/layout/Section.tsx';
import { figuresIntro } from './copy.ts';
import type { AgentFigures } from './figures-copy.ts';

const Figures = styled.div`
  dl {
    border-top: 1px solid ${color.line};
  }
  dl > div {
    display: flex;
    flex-direction: column-reverse;
    gap: 12px;
    padding-block: 28px;
    border-bottom: 1px solid ${color.line};
  }
  dd {
    ${type.figure}
  }
  /* A monospaced decimal point is too wide. */
  dd[data-point] {
    letter-spacing: -0.14em;
  }
  dt {
    max-width: 20.1em;
    color: ${color.muted};
  }
  p {
    max-width: 38.9em;
    margin-top: 24px;
    color: ${color.muted};
    text-wrap: pretty;
  }
  small {
    margin-top: 16px;
  }
  ${media.md} {
    dl > div {
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

/** The figures as ruled rows. */
export function ImpactStats({ figures }: { figures: AgentFigures }) {
  if (figures.items.length === 0) return null;
  return (
    <Section tone="sand" labelledBy="figures-title" layout="split">
      <SectionHead {...figuresIntro} id="figures-title" />
      <Figures>
        <dl>
          {figures.items.map(({ value, label }) => (
            <div key={value}>
              <dt>{label}</dt>
              <dd data-point={value.includes('.') || undefined}>{value}</dd>
            </div>
          ))}
        </dl>
        {figures.account && (
          <Fold label={figuresIntro.fold}>
            <p>{figures.account}</p>
          </Fold>
        )}
        <SampleTag />
      </Figures>
    </Section>
  );
}
