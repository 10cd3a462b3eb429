import { styled } from 'styled-components';
import type { CaseStudy } from '../../content/model/case-study-schema.ts';
import { color, font, media } from '../../theme/tokens.ts';
import { textStyle } from '../../theme/typography.ts';
import { Eyebrow } from '../../ui/layout/Eyebrow.tsx';
import { Section } from '../../ui/layout/Section.tsx';
import { Paragraphs } from '../../ui/text/Paragraphs.tsx';
import { copy } from './copy.ts';

/*
 * Counts both numbers for the following sections: content-visibility (src/shell/first-screen.ts) would keep the
 * second from them.
 */
const Root = styled(Section)`
  content-visibility: visible !important;

  .solution {
    counter-increment: section;
  }
`;

const Account = styled.div`
  h2 {
    margin-bottom: 24px;
  }
  p + p {
    margin-top: 1em;
  }
  .found {
    ${textStyle.lead}
  }
  .before {
    margin-top: clamp(2rem, 4vw, 3rem);
    padding: 20px 0 0;
    border-top: 1px solid ${color.line};
  }
  .before h3 {
    ${textStyle.label}
    margin-bottom: 10px;
    color: ${color.accentStrong};
  }
  .before p {
    max-width: 41.5em;
    color: ${color.muted};
  }
  .solution {
    margin-top: clamp(4rem, 8vw, 8rem);
  }
  .parts {
    margin-top: clamp(2.5rem, 5vw, 4rem);
  }
  .parts h3 {
    margin-bottom: 20px;
  }
  ol {
    counter-reset: part;
  }
  li {
    display: grid;
    grid-template-columns: 52px minmax(0, 1fr);
    padding-block: 18px;
    border-top: 1px solid ${color.line};
    counter-increment: part;
  }
  li:last-child {
    border-bottom: 1px solid ${color.line};
  }
  li::before {
    ${textStyle.label}
    padding-top: 4px;
    color: ${color.accentStrong};
    content: counter(part, upper-alpha) / '';
  }
  .chapter {
    margin-top: clamp(2.5rem, 5vw, 4rem);
  }
  .chapter h3 {
    margin-bottom: 16px;
    font-size: clamp(1.5rem, 1.2rem + 1.3vw, 2.125rem);
  }
  .chapter p {
    max-width: 41.5em;
  }

  ${media.md} {
    .found {
      font: 500 clamp(1.375rem, 1rem + 1vw, 1.75rem) / 1.36 ${font.text};
      letter-spacing: -0.015em;
    }
  }
  ${media.lg} {
    .situation > .head {
      grid-column: 1 / span 4;
    }
    .situation > :not(.head) {
      grid-column: 5 / -1;
    }
    .solution > .head {
      grid-column: 1 / span 5;
      padding-inline-end: 16px;
    }
    .solution > .parts {
      grid-column: 7 / -1;
      margin-top: 34px;
    }
    .solution > .chapter {
      grid-column: 1 / -1;
      padding-top: 32px;
      border-top: 1px solid ${color.line};
    }
    .chapter > h3 {
      grid-column: 1 / span 5;
      max-width: 11.9em;
    }
    .chapter > div {
      grid-column: 7 / -1;
    }
    .chapter + .chapter {
      margin-top: 40px;
    }
  }
`;

/** The situation and the solution, with the study's own chapters. */
export function Story({ study }: { study: CaseStudy }) {
  const { situation, solution } = copy;
  const chapters = study.chapters?.filter(({ afterSetback }) => !afterSetback || !study.setback);
  return (
    <Root>
      <Account>
        <section className="situation columns" aria-labelledby="situation">
          <div className="head">
            <Eyebrow numbered>{situation.eyebrow}</Eyebrow>
            <h2 id="situation">{situation.title}</h2>
          </div>
          <div className="found">
            <Paragraphs text={study.situation} />
          </div>
          <div className="before">
            <h3>{situation.before}</h3>
            <Paragraphs text={study.before} />
          </div>
        </section>
        <section className="solution columns" aria-labelledby="solution">
          <div className="head">
            <Eyebrow numbered>{solution.eyebrow}</Eyebrow>
            <h2 id="solution">{solution.title}</h2>
            <Paragraphs text={study.solution} />
          </div>
          <div className="parts">
            <h3>{solution.points}</h3>
            <ol role="list">
              {study.solutionPoints.map((point) => (
                <li key={point}>{point}</li>
              ))}
            </ol>
          </div>
          {chapters?.map(({ title, text }) => (
            <div className="chapter columns" key={title}>
              <h3>{title}</h3>
              <div>
                <Paragraphs text={text} />
              </div>
            </div>
          ))}
        </section>
      </Account>
    </Root>
  );
}
