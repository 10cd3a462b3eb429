import { styled } from 'styled-components';
import { color, media } from '../../theme/tokens.ts';
import { type } from '../../theme/typography.ts';
import { Section, SectionHead } from '../../ui/layout/Section.tsx';
import { SampleTag } from '../../ui/text/SampleTag.tsx';
import { impact } from './copy.ts';

const Root = styled(Section)`
  dl {
    display: grid;
    gap: 40px 32px;
  }
  dl > div {
    display: flex;
    flex-direction: column;
  }
  .value {
    ${type.figure}
    order: -1;
    margin-bottom: 16px;
    padding-bottom: 24px;
    /* The figure's share of the whole line. */
    background: linear-gradient(${color.accent} 0 0), linear-gradient(${color.line} 0 0);
    background-repeat: no-repeat;
    background-position: 0 100%;
  }
  [dir='rtl'] & .value {
    background-position: 100% 100%;
  }
  dt {
    max-width: 17.4em;
    color: ${color.muted};
  }
  .sample {
    margin-top: 40px;
  }

  ${media.md} {
    dl {
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
      <dl>
        {impact.items.map(({ value, label }) => (
          <div key={value}>
            <dt>{label}</dt>
            <dd className="value" style={{ backgroundSize: `${value}% 4px, 100% 4px` }}>
              {value}%
            </dd>
          </div>
        ))}
      </dl>
      <SampleTag />
    </Root>
  );
}
