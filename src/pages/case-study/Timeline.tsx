import type { CSSProperties } from 'react';
import { styled } from 'styled-components';
import type { CaseStudy } from '../../content/model/case-study-schema.ts';
import { isOngoing, totalWeeks, withWeeks } from '../../content/model/phases.ts';
import { color, font, media } from '../../theme/tokens.ts';
import { textStyle } from '../../theme/typography.ts';
import { Section } from '../../ui/layout/Section.tsx';
import { copy } from './copy.ts';

const Root = styled(Section)`
  --rework: ${color.accent};
  padding-top: clamp(2.5rem, 5vw, 4.5rem);

  .head {
    display: flex;
    flex-wrap: wrap;
    align-items: baseline;
    justify-content: space-between;
    gap: 16px 48px;
  }
  .span {
    font: 500 clamp(2rem, 4vw, 3rem) / 1 ${font.mono};
    letter-spacing: -0.05em;
    word-spacing: -0.3em;
  }
  /* A scale bar: a field for each phase, alternately filled above and below. */
  .bar {
    display: flex;
    margin-block: 40px 8px;
    border: 1px solid ${color.fg};
  }
  .bar i {
    flex: var(--weeks) 0 0;
    height: 18px;
    background: linear-gradient(${color.fg} 50%, transparent 0);
  }
  .bar i:nth-child(even) {
    background: linear-gradient(transparent 50%, ${color.fg} 0);
  }
  .bar i + i {
    border-inline-start: 1px solid ${color.fg};
  }
  .bar i[data-rework] {
    background: var(--rework);
  }
  .ends {
    ${textStyle.label}
    display: flex;
    justify-content: space-between;
    color: ${color.muted};
  }
  ol {
    display: grid;
    gap: 0 32px;
    margin-top: 40px;
  }
  li {
    padding-block: 16px 24px;
    border-top: 1px solid ${color.line};
  }
  .weeks {
    ${textStyle.label}
    display: flex;
    flex-wrap: wrap;
    justify-content: space-between;
    gap: 4px 16px;
    color: ${color.muted};
  }
  li[data-rework] {
    border-color: var(--rework);
  }
  li[data-rework] .weeks {
    color: ${color.accentStrong};
  }
  h3 {
    margin-top: 10px;
  }
  .text {
    ${textStyle.small}
    max-width: 29.5em;
    margin-top: 6px;
    color: ${color.muted};
  }
  ${media.md} {
    ol {
      grid-template-columns: repeat(2, minmax(0, 1fr));
    }
  }
  ${media.lg} {
    ol {
      grid-template-columns: repeat(3, minmax(0, 1fr));
    }
  }
  ${media.forcedColors} {
    .bar {
      forced-color-adjust: none;
    }
  }
`;

/**
 * The duration: a scale bar with a field for each phase, proportional to its weeks, and the list of phases.
 */
export function Timeline({ study }: { study: CaseStudy }) {
  const texts = copy.timeline;
  const phases = withWeeks(study.phases);
  return (
    <Root labelledBy="timeline">
      <div className="head">
        <h2 id="timeline">{texts.title}</h2>
        <p className="span">{study.timeline}</p>
      </div>
      <div aria-hidden="true">
        <p className="bar">
          {phases.map(({ name, weeks, rework }) => (
            <i key={name} data-rework={rework} style={{ '--weeks': weeks } as CSSProperties} />
          ))}
        </p>
        <p className="ends">
          <span>{texts.first}</span>
          <span>{(isOngoing(study) ? texts.now : texts.last)(totalWeeks(phases))}</span>
        </p>
      </div>
      <ol role="list">
        {phases.map(({ name, text, from, to, rework }) => (
          <li key={name} data-rework={rework}>
            <p className="weeks">
              {texts.span(from, to)}
              {rework && <span>{texts.rework}</span>}
            </p>
            <h3>{name}</h3>
            <p className="text">{text}</p>
          </li>
        ))}
      </ol>
    </Root>
  );
}
