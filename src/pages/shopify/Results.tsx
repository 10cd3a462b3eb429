import { styled } from 'styled-components';
import { media } from '../../theme/media.ts';
import { color, font } from '../../theme/tokens.ts';
import { type } from '../../theme/typography.ts';
import { Section } from '../../ui/Section.tsx';
import { results } from './result-figures.ts';

const Root = styled(Section)`
  padding-top: calc(clamp(4.5rem, 9vw, 9rem) + 40px);

  dl {
    display: grid;
    gap: 56px 32px;
  }
  dl > div {
    display: flex;
    flex-direction: column;
  }
  .value {
    order: -1;
    font: 500 clamp(4rem, 2.6rem + 4.6vw, 6rem) / 0.9 ${font.mono};
    letter-spacing: -0.06em;
  }
  dt {
    ${type.h3}
    margin-block: 16px 20px;
  }
  /* The figure counted out: two lines to one scale. */
  .line {
    ${type.label}
    padding-bottom: 8px;
    border-bottom: 1px solid ${color.muted};
    color: ${color.muted};
  }
  .now {
    margin-top: 12px;
    border-bottom: 3px solid ${color.accent};
    color: ${color.fg};
  }
  .conversion .line:not(.now) {
    width: 63.3%;
  }
  .abandonment .now {
    width: 58%;
  }
  .satisfaction .now {
    width: 95%;
  }
  .source {
    ${type.label}
    max-width: 68ch;
    margin-top: 48px;
    color: ${color.muted};
  }

  ${media.md} {
    dl {
      grid-template-columns: repeat(2, minmax(0, 1fr));
    }
    .conversion {
      grid-column: 1 / -1;
    }
  }
  ${media.lg} {
    dl {
      grid-template-columns: repeat(12, minmax(0, 1fr));
    }
    .conversion {
      grid-column: 1 / span 7;
      grid-row: 1 / span 2;
    }
    .conversion .value {
      margin-left: -0.05em;
      font-size: clamp(11rem, 22vw, 19.5rem);
    }
    .conversion dt {
      ${type.h2}
      margin-block: 32px 28px;
    }
    .abandonment,
    .satisfaction {
      grid-column: 9 / -1;
    }
  }
`;

const names = ['conversion', 'abandonment', 'satisfaction'];

/** Three figures as typography, one far larger than the others, each counted out on two lines. */
export function Results() {
  return (
    <Root tone="sand" label="In figures">
      <dl>
        {results.map(({ value, label, before, after }, position) => (
          <div key={label} className={names[position]}>
            <dt>{label}</dt>
            <dd className="value">{value}</dd>
            <dd className="line">{before}</dd>
            <dd className="line now">{after}</dd>
          </div>
        ))}
      </dl>
      <p className="source">
        Averages over the stores we have rebuilt, six months after launch against the six months
        before it. Satisfaction is what shoppers answered after delivery.
      </p>
    </Root>
  );
}
