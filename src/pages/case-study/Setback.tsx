import { styled } from 'styled-components';
import type { CaseStudy } from '../../content/model/case-study-schema.ts';
import { reworkWeeks, totalWeeks } from '../../content/model/phases.ts';
import { color, font, media } from '../../theme/tokens.ts';
import { textStyle } from '../../theme/typography.ts';
import { Eyebrow } from '../../ui/layout/Eyebrow.tsx';
import { Paragraphs } from '../../ui/text/Paragraphs.tsx';
import { Section } from '../../ui/layout/Section.tsx';
import { copy } from './copy.ts';

const Root = styled(Section)`
  padding-top: 0;

  > .inner::before {
    content: '';
    grid-column: 1 / -1;
    display: block;
    margin-bottom: clamp(2.5rem, 5vw, 4rem);
    border-top: 2px solid ${color.accent};
  }
  .cost {
    display: flex;
    align-items: baseline;
    gap: 16px;
    margin-block: 24px 40px;
    color: ${color.muted};
  }
  .cost strong {
    flex: none;
    font: 500 clamp(2rem, 4vw, 3rem) / 1 ${font.mono};
    letter-spacing: -0.05em;
    word-spacing: -0.3em;
    color: ${color.accent};
  }
  .cost span {
    ${textStyle.small}
    max-width: 13.4em;
  }
  h3 {
    margin-bottom: 16px;
    font-size: clamp(1.5rem, 1.2rem + 1.3vw, 2.125rem);
  }
  .account > p {
    max-width: 41.5em;
  }
  .remedy {
    margin-top: 32px;
    padding-inline-start: clamp(1.25rem, 3vw, 2rem);
    border-inline-start: 2px solid ${color.mineral};
  }
  .remedy h4 {
    ${textStyle.label}
    margin-bottom: 8px;
    color: ${color.onMineralPale};
  }
  .remedy p {
    max-width: 38.9em;
  }
  .chapter {
    margin-top: clamp(2.5rem, 5vw, 4rem);
  }
  .chapter p {
    max-width: 41.5em;
  }
  ${media.lg} {
    .head {
      grid-column: 1 / span 5;
    }
    .account {
      grid-column: 7 / -1;
    }
    .cost {
      margin-bottom: 24px;
    }
  }
`;

/** The project's setback, if it had one: what went wrong, the weeks it cost, the fix and its consequences. */
export function Setback({ study }: { study: CaseStudy }) {
  if (!study.setback) return null;
  const { title, text, remedy } = study.setback;
  const texts = copy.setback;
  const chapters = study.chapters?.filter(({ afterSetback }) => afterSetback);
  return (
    <Root layout="columns" labelledBy="setback">
      <div className="head">
        <Eyebrow numbered>{texts.eyebrow}</Eyebrow>
        <h2 id="setback">{texts.title}</h2>
        <p className="cost">
          <strong>{texts.weeks(reworkWeeks(study.phases))}</strong>{' '}
          <span>{texts.cost(totalWeeks(study.phases))}</span>
        </p>
      </div>
      <div className="account">
        <h3>{title}</h3>
        <Paragraphs text={text} />
        <div className="remedy">
          <h4>{texts.remedy}</h4>
          <Paragraphs text={remedy} />
        </div>
        {chapters?.map((chapter) => (
          <div className="chapter" key={chapter.title}>
            <h3>{chapter.title}</h3>
            <Paragraphs text={chapter.text} />
          </div>
        ))}
      </div>
    </Root>
  );
}
