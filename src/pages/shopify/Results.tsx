import { styled } from 'styled-components';
import { color, font, media } from '../../theme/tokens.ts';
import { type } from '../../theme/typography.ts';
import { SampleTag } from '../../ui/text/SampleTag.tsx';
import { Section, SectionHead } from '../../ui/layout/Section.tsx';
import { results } from './copy.ts';

const Root = styled(Section)`
  dl {
    display: grid;
    gap: 56px 11%;
  }
  dl > div {
    display: flex;
    flex-direction: column;
  }
  .value {
    order: -1;
    font: 500 clamp(4rem, 2.6rem + 4.6vw, 6rem) / 0.9 ${font.mono};
    letter-spacing: -0.03em;
  }
  dt {
    ${type.h3}
    margin-block: 16px 20px;
  }
  .note {
    ${type.label}
    padding-top: 12px;
    border-top: 3px solid ${color.accent};
    color: ${color.muted};
  }
  ul {
    display: grid;
    grid-template-columns: repeat(auto-fit, minmax(6rem, 1fr));
    gap: 16px;
    margin-top: 20px;
  }
  li {
    ${type.small}
  }
  li b {
    display: block;
    font: 500 1.5rem / 1.2 ${font.mono};
  }
  .sample {
    margin-top: 48px;
  }

  ${media.md} {
    dl {
      grid-template-columns: 7fr 4fr;
    }
    dl > :first-child {
      grid-row: span 2;
    }
    :first-child > .value {
      margin-inline-start: -0.05em;
      font-size: clamp(11rem, 22vw, 19.5rem);
    }
    :first-child > dt {
      ${type.h2}
      margin-block: 32px 28px;
    }
  }
`;

/** The figures, the first much larger, with their sources on this page. */
export function Results() {
  if (results.items.length === 0) return null;
  return (
    <Root tone="sand" labelledBy="results">
      <SectionHead id="results" title={results.title} />
      <dl>
        {results.items.map(({ value, label, note, parts }) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd className="value">{value}%</dd>
            {note !== undefined && <dd className="note">{note}</dd>}
            {parts && (
              <dd>
                <ul role="list">
                  {parts.map((part) => (
                    <li key={part.label}>
                      <b>{part.value}</b> {part.label}
                    </li>
                  ))}
                </ul>
              </dd>
            )}
          </div>
        ))}
      </dl>
      <SampleTag />
    </Root>
  );
}
