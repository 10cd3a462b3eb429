import { styled } from 'styled-components';
import type { CaseStudy } from '../../content/case-study-schema.ts';
import { media } from '../../theme/media.ts';
import { color, font } from '../../theme/tokens.ts';
import { type } from '../../theme/typography.ts';
import { Section } from '../../ui/Section.tsx';
import { SurveyMark } from '../../ui/SurveyMark.tsx';

const Root = styled(Section)`
  padding-top: clamp(3rem, 6vw, 6rem);

  h2 {
    ${type.h3}
    padding-bottom: 28px;
  }
  /* The levelling staff that the marks are set on. */
  dl {
    position: relative;
    padding-left: 36px;
  }
  dl::before {
    content: '';
    position: absolute;
    inset: 0 auto 0 11px;
    width: 1px;
    background: ${color.accent};
  }
  dl > div {
    position: relative;
    display: flex;
    flex-direction: column-reverse;
    gap: 10px;
    padding-block: clamp(1.5rem, 2.6vw, 2.25rem);
    border-top: 1px solid ${color.line};
  }
  dl > div:last-child {
    border-bottom: 1px solid ${color.line};
  }
  svg {
    position: absolute;
    top: clamp(1.9rem, 4.4vw, 4rem);
    left: -36px;
    background: ${color.bg};
    color: ${color.accent};
  }
  dd {
    font: 500 clamp(2.5rem, 7.6vw, 6.75rem) / 1 ${font.mono};
    letter-spacing: -0.065em;
    word-spacing: -0.3em;
    font-variant-numeric: tabular-nums;
  }
  dt {
    ${type.lead}
    max-width: 30ch;
    color: ${color.muted};
  }

  ${media.lg} {
    dl {
      padding-left: 0;
      margin-left: 36px;
    }
    dl > div {
      flex-direction: row-reverse;
      align-items: end;
      justify-content: space-between;
      gap: 32px;
    }
    dl::before {
      left: -25px;
    }
    dt {
      flex: 0 0 calc((100% - 20px) / 3);
      padding-bottom: 0.35em;
    }
  }
  ${media.print} {
    padding-block: 14pt;
    h2 {
      padding-bottom: 8pt;
      break-after: avoid;
    }
    dl > div {
      flex-direction: row-reverse;
      align-items: baseline;
      justify-content: flex-end;
      gap: 6mm;
      padding-block: 6pt;
      break-inside: avoid;
    }
    dd {
      flex: 0 0 60mm;
      font-size: 22pt;
    }
    dt {
      flex: 1;
      padding: 0;
      font-size: 11pt;
    }
    svg {
      top: 8pt;
    }
  }
`;

const marks = ['cross', 'bench', 'trig', 'bench'] as const;

/** The four results as large figures, each with its mark on one staff. */
export function Results({ results }: { results: CaseStudy['results'] }) {
  return (
    <Root tone="sand" labelledBy="results">
      <h2 id="results">Results at a Glance</h2>
      <dl>
        {results.map(({ value, label }, index) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>
              <SurveyMark kind={marks[index % marks.length]} size={23} />
              {value}
            </dd>
          </div>
        ))}
      </dl>
    </Root>
  );
}
