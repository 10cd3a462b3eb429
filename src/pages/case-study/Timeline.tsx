import type { CSSProperties } from 'react';
import { styled } from 'styled-components';
import { media } from '../../theme/media.ts';
import { color, font, palette } from '../../theme/tokens.ts';
import { type } from '../../theme/typography.ts';
import { Section } from '../../ui/Section.tsx';

const Root = styled(Section)`
  --handover: ${color.accent};
  padding-top: 0;

  .head {
    display: flex;
    flex-wrap: wrap;
    align-items: baseline;
    justify-content: space-between;
    gap: 16px 48px;
    padding-top: 24px;
    border-top: 1px solid ${color.line};
  }
  h2 {
    ${type.h3}
  }
  .span {
    font: 500 clamp(2rem, 4vw, 3rem) / 1 ${font.mono};
    letter-spacing: -0.05em;
    word-spacing: -0.3em;
  }
  /* A map's scale bar: a year long, one field for each month, the project's own ones filled. */
  .bar {
    position: relative;
    margin-block: 40px 8px;
    border: 1px solid ${color.fg};
    background: repeating-linear-gradient(
      90deg,
      transparent 0 calc(100% / 12 - 1px),
      ${color.line} 0 calc(100% / 12)
    );
  }
  .run {
    width: calc(var(--months) / 12 * 100%);
    height: 18px;
    background: linear-gradient(
        90deg,
        ${color.mineral} 16.667%,
        ${color.fg} 0 83.333%,
        var(--handover) 0
      )
      0 0 / 100% 9px no-repeat;
    border-right: 2px solid var(--handover);
    print-color-adjust: exact;
  }
  .run::after {
    content: '';
    position: absolute;
    inset: 50% 0 0;
    border-top: 1px solid ${color.fg};
  }
  .ends {
    ${type.label}
    display: flex;
    justify-content: space-between;
    color: ${color.muted};
  }
  ol {
    margin-top: 40px;
  }
  li {
    padding-block: 12px;
  }
  h3 {
    ${type.label}
    display: flex;
    align-items: center;
    gap: 10px;
  }
  h3::before {
    content: '';
    width: 28px;
    height: 9px;
    background: var(--phase, ${color.fg});
    print-color-adjust: exact;
  }
  li:first-child {
    --phase: ${color.mineral};
  }
  li:last-child {
    --phase: var(--handover);
  }
  li p {
    ${type.small}
    max-width: 40ch;
    margin-top: 6px;
    color: ${color.muted};
  }
  ${media.md} {
    ol {
      display: grid;
      grid-template-columns: repeat(3, minmax(0, 1fr));
      gap: 32px;
    }
  }
  ${media.print} {
    --handover: ${palette.ember};
    padding-block: 14pt;
    ol {
      display: grid;
      grid-template-columns: repeat(3, minmax(0, 1fr));
      gap: 6mm;
      margin-top: 10pt;
    }
    .bar {
      margin-top: 12pt;
    }
    break-inside: avoid;
  }
`;

const phases = [
  {
    name: 'Survey, the first sixth',
    text: 'Days beside the people who do the work, a drawing of what happens today, one page of aims.',
  },
  {
    name: 'Build, in two-week steps',
    text: 'Something to click at the end of each step, shown to the people who will use it.',
  },
  {
    name: 'Handover, the last sixth',
    text: 'Training, documents that were tried out by somebody else, and figures read again.',
  },
];

/** How long it took, as a scale bar of one year with the project's months filled. */
export function Timeline({ timeline }: { timeline: string }) {
  return (
    <Root labelledBy="timeline">
      <div className="head">
        <h2 id="timeline">Timeline</h2>
        <p className="span">{timeline}</p>
      </div>
      <div aria-hidden="true">
        <div className="bar">
          <div className="run" style={{ '--months': Number.parseInt(timeline) } as CSSProperties} />
        </div>
        <p className="ends">
          <span>0</span>
          <span>12 months</span>
        </p>
      </div>
      <ol role="list">
        {phases.map(({ name, text }) => (
          <li key={name}>
            <h3>{name}</h3>
            <p>{text}</p>
          </li>
        ))}
      </ol>
    </Root>
  );
}
