import { styled } from 'styled-components';
import { color, font, media } from '../../theme/tokens.ts';
import { textStyle } from '../../theme/typography.ts';
import { Link } from '../../ui/actions/Link.tsx';
import { Section, SectionHead } from '../../ui/layout/Section.tsx';
import { impact } from './copy.ts';

const Root = styled(Section)`
  ul {
    border-bottom: 1px solid ${color.line};
  }
  li {
    display: grid;
    gap: 4px 40px;
    align-items: end;
    padding-block: 28px;
    border-top: 1px solid ${color.line};
  }
  .value {
    grid-row: 1 / span 2;
    margin-inline-start: -0.04em;
    font: 500 clamp(4rem, 2.2rem + 5.6vw, 7rem) / 1 ${font.mono};
    letter-spacing: -0.03em;
    font-variant-numeric: tabular-nums;
  }
  .label {
    ${textStyle.h3}
  }
  .meaning {
    align-self: start;
    max-width: 26.8em;
    color: ${color.muted};
  }
  .source {
    ${textStyle.small}
    max-width: 41.5em;
    text-wrap: pretty;
    color: ${color.muted};
  }
  ${media.md} {
    li {
      grid-template-columns: 5fr 6fr;
    }
  }
`;

/** The figures as ruled rows: figure, label, source. */
export function ImpactStats() {
  const { source, newer, items, ...intro } = impact;
  return (
    <Root tone="sand" layout="split" labelledBy="impact-title">
      <SectionHead id="impact-title" {...intro}>
        <p className="source">
          {source} {newer.before} <Link to={newer.link.href}>{newer.link.text}</Link>
          {newer.after}
        </p>
      </SectionHead>
      <ul role="list">
        {items.map(({ value, label, meaning }) => (
          <li key={label}>
            <b className="value">{value}</b> <span className="label">{label}</span>
            <p className="meaning">{meaning}</p>
          </li>
        ))}
      </ul>
    </Root>
  );
}
