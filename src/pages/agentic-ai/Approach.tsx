import { styled } from 'styled-components';
import { color, media, withoutApp } from '../../theme/tokens.ts';
import { textStyle } from '../../theme/typography.ts';
import { ExampleReport } from '../../sections/ExampleReport.tsx';
import { Fold } from '../../ui/disclosure/Fold.tsx';
import { Section, SectionHead } from '../../ui/layout/Section.tsx';
import { approach } from './copy.ts';

/* Terraces: each step is indented further than the one before. */
const Terraces = styled.div`
  li {
    counter-increment: step;
    padding-block: 24px 32px;
    border-top: 1px solid ${color.line};
  }
  .when {
    ${textStyle.label}
    display: flex;
    justify-content: space-between;
    color: ${color.muted};
  }
  .when::before {
    color: ${color.accentStrong};
    content: counter(step, decimal-leading-zero) / '';
  }
  h3 {
    margin-block: 14px 10px;
  }
  .text {
    max-width: 37.5em;
    color: ${color.muted};
  }
  .result {
    ${textStyle.small}
    max-width: 34.8em;
    margin-top: 14px;
  }
  .result b {
    font-weight: 600;
  }

  /* Folded, the list of steps remains. */
  ${media.belowMd} {
    [aria-expanded='false'] + div {
      display: block;
    }
    [aria-expanded='false'] + div :is(.text, .result) {
      display: none;
    }
  }
  ${withoutApp(`
    [aria-expanded] + div :is(.text, .result) {
      display: block;
    }
  `)}

  ${media.lg} {
    li {
      position: relative;
      display: grid;
      grid-template-columns: minmax(0, 3fr) minmax(0, 4fr);
      column-gap: 32px;
      margin-inline-start: calc(var(--step) * min(84px, 6.5vw));
      padding-block: 20px 44px;
      padding-inline: 24px 0;
      border-inline-start: 1px solid ${color.line};
    }
    ${approach.steps.map((_, step) => `li:nth-child(${step + 1}) { --step: ${step}; }`).join(' ')}
    li::before {
      content: '';
      position: absolute;
      top: -5px;
      inset-inline-start: -5px;
      width: 9px;
      height: 9px;
      z-index: 1;
      background: ${color.accent};
    }
    li + li::after {
      content: '';
      position: absolute;
      top: -1px;
      inset-inline-end: 100%;
      width: min(84px, 6.5vw);
      border-top: 1px solid ${color.line};
    }
    .when {
      grid-column: 1 / -1;
    }
    h3 {
      ${textStyle.h2}
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

/** The approach as steps of a terrace. */
export function Approach() {
  return (
    <Section tone="sand" labelledBy="approach-title">
      <SectionHead {...approach} id="approach-title">
        <ExampleReport />
      </SectionHead>
      <Terraces>
        <Fold label={approach.fold}>
          <ol role="list">
            {approach.steps.map(({ title, description, when, result }) => (
              <li key={title}>
                <p className="when">{when}</p>
                <h3>{title}</h3>
                <p className="text">{description}</p>
                <p className="result">
                  <b>{approach.keep}</b> {result}.
                </p>
              </li>
            ))}
          </ol>
        </Fold>
      </Terraces>
    </Section>
  );
}
