import { styled } from 'styled-components';
import type { CaseStudy } from '../../content/model/case-study-schema.ts';
import { rowId } from '../../content/words/row-id.ts';
import { color, font, media } from '../../theme/tokens.ts';
import { textStyle } from '../../theme/typography.ts';
import { Paragraphs, Unbroken } from '../../ui/text/Paragraphs.tsx';
import { SampleTag } from '../../ui/text/SampleTag.tsx';
import { Section } from '../../ui/layout/Section.tsx';
import { copy } from './copy.ts';

const Root = styled(Section)`
  padding-top: clamp(3rem, 6vw, 6rem);

  h2 {
    ${textStyle.h3}
    padding-bottom: 28px;
  }
  dl > div {
    display: grid;
    gap: 20px 32px;
    padding-block: clamp(1.25rem, 2vw, 1.75rem);
    border-top: 1px solid ${color.line};
  }
  dl > div:last-child {
    border-bottom: 1px solid ${color.line};
  }
  .value {
    display: block;
    font: 500 clamp(2.25rem, 5.6vw, 4.75rem) / 1 ${font.figure};
    letter-spacing: -0.03em;
    word-spacing: -0.3em;
    font-variant-numeric: tabular-nums;
  }
  .label {
    ${textStyle.lead}
    display: block;
    max-width: 20.1em;
    margin-top: 12px;
  }
  dd {
    max-width: 29.5em;
    text-wrap: pretty;
  }
  dd > span {
    display: block;
  }
  dd b {
    color: ${color.muted};
    font-weight: 400;
  }
  dd .after {
    font-weight: 600;
  }
  .measured {
    margin-top: 32px;
  }
  .measured h3 {
    ${textStyle.label}
    margin-bottom: 6px;
    color: ${color.muted};
  }
  .measured p {
    ${textStyle.small}
    max-width: 41.5em;
    margin-bottom: 16px;
  }

  ${media.md} {
    dl > div {
      grid-template-columns: repeat(2, minmax(0, 1fr));
    }
    dd {
      align-self: end;
    }
  }
  ${media.lg} {
    dl > div {
      grid-template-columns: minmax(0, 7fr) minmax(0, 5fr);
    }
  }
`;

/** The results as large figures, each with what was measured before and after. */
export function Results({ study }: { study: CaseStudy }) {
  const texts = copy.results;
  return (
    <Root tone="sand" labelledBy="results">
      <h2 id="results">{texts.title}</h2>
      <dl>
        {study.results.map(({ value, label, measure, before, after }) => (
          <div key={label} id={rowId(label)}>
            <dt>
              <span className="value">{value}</span>{' '}
              <span className="label">
                <Unbroken text={label} />
              </span>
            </dt>
            <dd>
              {measure}:{' '}
              <span>
                <b>{texts.before}</b> <Unbroken text={before} />
                <i className="visually-hidden">,</i>
              </span>{' '}
              <span className="after">
                <b>{texts.after}</b> <Unbroken text={after} />
              </span>
            </dd>
          </div>
        ))}
      </dl>
      <div className="measured">
        <h3>{texts.measured}</h3>
        <Paragraphs text={study.measured} />
        <SampleTag />
      </div>
    </Root>
  );
}
