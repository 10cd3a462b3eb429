import { styled } from 'styled-components';
import { color, media } from '../../theme/tokens.ts';
import { textStyle } from '../../theme/typography.ts';
import { Section, SectionHead } from '../../ui/layout/Section.tsx';
import { SampleTag } from '../../ui/text/SampleTag.tsx';
import { impact } from './copy.ts';

const Root = styled(Section)`
  ul {
    display: grid;
    gap: 40px 32px;
  }
  .value {
    ${textStyle.figure}
    display: block;
    margin-bottom: 16px;
    padding-bottom: 24px;
    /* The figure's share of the whole line. */
    background: linear-gradient(${color.accent} 0 0), linear-gradient(${color.line} 0 0);
    background-repeat: no-repeat;
    background-position: 0 100%;
    forced-color-adjust: none;
  }
  [dir='rtl'] & .value {
    background-position: 100% 100%;
  }
  .label {
    display: block;
    max-width: 17.4em;
    color: ${color.muted};
  }
  .sample {
    margin-top: 40px;
  }

  ${media.md} {
    ul {
      grid-template-columns: repeat(3, minmax(0, 1fr));
    }
  }
`;

/** Separate shares, each a figure over its own bar. */
export function ImpactStats() {
  if (impact.items.length === 0) return null;
  return (
    <Root tone="sand" labelledBy="stats">
      <SectionHead id="stats" title={impact.title} />
      <ul role="list">
        {impact.items.map(({ value, label }) => (
          <li key={value}>
            <b className="value" style={{ backgroundSize: `${value}% 4px, 100% 4px` }}>
              {value}%
            </b>{' '}
            <span className="label">{label}</span>
          </li>
        ))}
      </ul>
      <SampleTag />
    </Root>
  );
}
