import { styled } from 'styled-components';
import { sampleFiguresNote } from '../../content/samples.ts';
import { color, font, media } from '../../theme/tokens.ts';
import { type } from '../../theme/typography.ts';
import { SampleMark } from '../../ui/SampleMark.tsx';
import { Section } from '../../ui/Section.tsx';
import { results } from './copy.ts';

/* Each line is as long as its count is of the larger of the two. */
const lineWidths = results.items
  .flatMap(({ before, after }, item) =>
    [before, after].map(({ count }, line) => {
      const share = (100 * count) / Math.max(before.count, after.count);
      const figure = `dl > :nth-child(${item + 1})`;
      return `${figure} > :nth-child(${line + 3}) { width: ${share.toFixed(1)}%; }`;
    }),
  )
  .join(' ');

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
  .line + .line {
    margin-top: 12px;
    border-bottom: 3px solid ${color.accent};
    color: ${color.fg};
  }
  ${lineWidths}
  .sample {
    margin-top: 48px;
  }

  ${media.md} {
    dl {
      grid-template-columns: repeat(2, minmax(0, 1fr));
    }
    dl > :first-child {
      grid-column: 1 / -1;
    }
  }
  ${media.lg} {
    dl {
      grid-template-columns: repeat(12, minmax(0, 1fr));
    }
    dl > div {
      grid-column: 9 / -1;
    }
    dl > :first-child {
      grid-column: 1 / span 7;
      grid-row: 1 / span 2;
    }
    :first-child > .value {
      margin-left: -0.05em;
      font-size: clamp(11rem, 22vw, 19.5rem);
    }
    :first-child > dt {
      ${type.h2}
      margin-block: 32px 28px;
    }
  }
`;

/** Three figures as typography, one far larger than the others, each counted out on two lines. */
export function Results() {
  return (
    <Root tone="sand" label={results.name}>
      <dl>
        {results.items.map(({ value, label, before, after }) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd className="value">{value}%</dd>
            <dd className="line">{`${before.count} ${before.label}`}</dd>
            <dd className="line">{`${after.count} ${after.label}`}</dd>
          </div>
        ))}
      </dl>
      <SampleMark note={sampleFiguresNote} />
    </Root>
  );
}
