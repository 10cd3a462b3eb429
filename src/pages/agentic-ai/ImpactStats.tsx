import { styled } from 'styled-components';
import { color, media } from '../../theme/tokens.ts';
import { textStyle } from '../../theme/typography.ts';
import { Fold } from '../../ui/disclosure/Fold.tsx';
import { SampleTag } from '../../ui/text/SampleTag.tsx';
import { Section, SectionHead } from '../../ui/layout/Section.tsx';
import { figuresIntro } from './copy.ts';
import type { AgentFigures } from './figures-copy.ts';

const Figures = styled.div`
  ul {
    border-top: 1px solid ${color.line};
  }
  li {
    display: grid;
    gap: 12px;
    padding-block: 28px;
    border-bottom: 1px solid ${color.line};
  }
  b {
    ${textStyle.figure}
  }
  span {
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
    li {
      grid-template-columns: 4fr 3fr;
      align-items: end;
      padding-block: 32px 28px;
    }
    b {
      font-size: clamp(4.5rem, 2rem + 5.4vw, 7.5rem);
    }
    span {
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
        <ul role="list">
          {figures.items.map(({ value, label }) => (
            <li key={value}>
              <b>{value}</b> <span>{label}</span>
            </li>
          ))}
        </ul>
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
