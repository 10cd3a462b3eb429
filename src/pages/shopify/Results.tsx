import { styled } from 'styled-components';
import { color, font, media } from '../../theme/tokens.ts';
import { textStyle } from '../../theme/typography.ts';
import { SampleTag } from '../../ui/text/SampleTag.tsx';
import { Section, SectionHead } from '../../ui/layout/Section.tsx';
import { results } from './copy.ts';

const Root = styled(Section)`
  .figures {
    display: grid;
    gap: 56px 11%;
  }
  .value {
    display: block;
    font: 500 clamp(4rem, 2.6rem + 4.6vw, 6rem) / 0.9 ${font.mono};
    letter-spacing: -0.03em;
  }
  .label {
    ${textStyle.h3}
    display: block;
    margin-block: 16px 20px;
  }
  .note {
    ${textStyle.label}
    padding-top: 12px;
    border-top: 3px solid ${color.accent};
    color: ${color.muted};
  }
  .parts {
    display: grid;
    grid-template-columns: repeat(auto-fit, minmax(6rem, 1fr));
    gap: 16px;
    margin-top: 20px;
  }
  .parts li {
    ${textStyle.small}
  }
  .parts b {
    display: block;
    font: 500 1.5rem / 1.2 ${font.mono};
  }
  .sample {
    margin-top: 48px;
  }

  ${media.md} {
    .figures {
      grid-template-columns: 7fr 4fr;
    }
    .figures > :first-child {
      grid-row: span 2;
    }
    :first-child > .value {
      margin-inline-start: -0.05em;
      font-size: clamp(11rem, 22vw, 19.5rem);
    }
    :first-child > .label {
      ${textStyle.h2}
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
      <ul role="list" className="figures">
        {results.items.map(({ value, label, note, parts }) => (
          <li key={label}>
            <b className="value">{value}%</b> <span className="label">{label}</span>
            {note !== undefined && <p className="note">{note}</p>}
            {parts && (
              <ul role="list" className="parts">
                {parts.map((part) => (
                  <li key={part.label}>
                    <b>{part.value}</b> {part.label}
                  </li>
                ))}
              </ul>
            )}
          </li>
        ))}
      </ul>
      <SampleTag />
    </Root>
  );
}
