import { styled } from 'styled-components';
import { color, media } from '../../theme/tokens.ts';
import { textStyle } from '../../theme/typography.ts';
import { Unbroken } from '../../ui/text/Paragraphs.tsx';
import { SampleTag } from '../../ui/text/SampleTag.tsx';
import { Section, SectionHead } from '../../ui/layout/Section.tsx';
import { figures } from './copy.ts';

/** The starting value of every figure. */
const STARTING_VALUE = 100;
/** The longest bar fills the width; all others are to scale. */
const LONGEST = Math.max(STARTING_VALUE, ...figures.items.map(({ after }) => after));
const share = (amount: number) => `${((amount / LONGEST) * 100).toFixed(2)}%`;

const Scale = styled.ul`
  li {
    display: grid;
    grid-template-columns: auto 1fr;
    align-items: baseline;
    gap: 20px 16px;
    padding-block: 24px 28px;
    border-top: 1px solid ${color.line};
  }
  li:last-child {
    border-bottom: 1px solid ${color.line};
  }
  .figure {
    ${textStyle.figure}
  }
  .label {
    ${textStyle.h3}
  }
  /* Two levels on one scale: before and after. */
  .bars {
    display: grid;
    grid-column: 1 / -1;
    gap: 10px;
  }
  .bars span {
    ${textStyle.label}
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
    inset-inline-start: 0;
    width: ${share(STARTING_VALUE)};
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
  ${figures.items.map(({ after }, position) => `li:nth-child(${position + 1}) .after::before { width: ${share(after)}; }`).join('\n')}

  ${media.lg} {
    li {
      grid-template-columns: repeat(12, minmax(0, 1fr));
      gap: 0 32px;
      align-items: start;
      padding-block: 40px 44px;
    }
    .figure {
      grid-column: 1 / span 3;
      font-size: clamp(4.5rem, 1.5rem + 4.6vw, 6.5rem);
    }
    .label {
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
  ${media.forcedColors} {
    .bars span::before {
      forced-color-adjust: none;
    }
  }
`;

const Tag = styled(SampleTag)`
  margin-top: 24px;
`;

/** The page's figures, each with its change drawn to one scale. */
export function ImpactStats() {
  if (figures.items.length === 0) return null;
  const { eyebrow, title, lead, items, before, after } = figures;
  return (
    <Section tone="sand" labelledBy="figures-title">
      <SectionHead eyebrow={eyebrow} id="figures-title" title={title} lead={lead} />
      <Scale role="list">
        {items.map(({ value, label }) => (
          <li key={value}>
            <b className="figure">{value}</b>{' '}
            <span className="label">
              <Unbroken text={label} />
            </span>
            <div className="bars" aria-hidden>
              <span>{before}</span>
              <span className="after">{after}</span>
            </div>
          </li>
        ))}
      </Scale>
      <Tag />
    </Section>
  );
}
