import { Suspense } from 'react';
import { styled } from 'styled-components';
import type { CaseStudyListing, CaseStudyRow } from '../../content/model/case-study-schema.ts';
import { twoDigits } from '../../content/words/number-words.ts';
import { color, font, media, motion } from '../../theme/tokens.ts';
import { textStyle } from '../../theme/typography.ts';
import { Section, SectionHead } from '../../ui/layout/Section.tsx';
import { ErrorBoundary } from '../../ui/loading/ErrorBoundary.tsx';
import { card, listIntro } from './copy.ts';
import { StudyCard } from './StudyCard.tsx';
import { StudyRows } from './StudyRows.tsx';

/**
 * The layout: a full-width card, two rows of unequal pairs, then the same mirrored; repeats for any number of
 * studies.
 */
const Root = styled.ol`
  display: grid;
  gap: clamp(3.5rem, 6vw, 6rem) 32px;

  > li {
    position: relative;
    border-top: 1px solid ${color.fg};
    transition: border-color ${motion.base};
  }
  article {
    position: relative;
    display: grid;
    grid-template-rows: auto auto auto 1fr;
    height: 100%;
  }
  .line {
    ${textStyle.label}
    display: flex;
    align-items: center;
    gap: 16px;
    padding-block: 14px;
  }
  .number {
    flex: none;
    color: ${color.accentStrong};
  }
  .time {
    margin-inline-start: auto;
    color: ${color.muted};
  }
  .picture-frame {
    overflow: clip;
  }
  .title {
    padding-top: 24px;
  }
  h3 {
    ${textStyle.h2}
    font-size: clamp(1.75rem, 1.4rem + 1.3vw, 2.375rem);
  }
  .result {
    ${textStyle.small}
    margin-top: 16px;
    color: ${color.muted};
  }
  strong {
    display: block;
    margin-bottom: 6px;
    font: 500 2.25rem/1 ${font.figure};
    letter-spacing: -0.04em;
    word-spacing: -0.3em;
    color: ${color.fg};
  }
  .about {
    display: grid;
    align-content: start;
    justify-items: start;
    gap: 20px;
    padding-top: 16px;
  }
  .about > p {
    max-width: 34.8em;
  }
  .about > a {
    display: inline-flex;
    align-items: center;
    gap: 12px;
    min-height: 44px;
    color: ${color.accent};
    font-weight: 600;
    text-decoration: none;
  }
  .about > a::after {
    content: '';
    position: absolute;
    inset: 0;
  }
  .arrow {
    transition: transform ${motion.fast};
  }
  .failed {
    padding: 32px 0;
    color: ${color.destructive};
  }

  ${media.belowMd} {
    .picture-frame {
      margin-inline: calc(-1 * var(--gutter));
    }
  }
  ${media.canHover} {
    > li:hover {
      border-color: ${color.accent};
    }
    > li:hover .arrow {
      transform: translateX(3px);
    }
  }

  ${media.md} {
    grid-template-columns: repeat(2, minmax(0, 1fr));
    > li:nth-child(5n + 1) {
      grid-column: 1 / -1;
    }
  }

  ${media.lg} {
    grid-template-columns: repeat(12, minmax(0, 1fr));
    > li {
      grid-column: span 5;
    }
    /* The wider card of a pair: text in two columns below its picture. */
    > li:is(:nth-child(10n + 2), :nth-child(10n + 5), :nth-child(10n + 8), :nth-child(10n + 9)) {
      grid-column: span 7;
      article {
        grid-template: auto auto 1fr / minmax(0, 4fr) minmax(0, 5fr);
        column-gap: 32px;
      }
      .line,
      .picture-frame {
        grid-column: 1 / -1;
      }
      .about {
        padding-top: 30px;
      }
    }
    /* The rule between the cards of a pair. */
    > li:nth-child(5n + 3)::before,
    > li:nth-child(5n + 5)::before {
      content: '';
      position: absolute;
      inset-block: 0;
      inset-inline: -17px auto;
      border-inline-start: 1px solid ${color.line};
    }
    /* Full width: picture in eight columns, a large figure. */
    > li:nth-child(5n + 1) article {
      grid-template: auto 1fr auto / repeat(12, minmax(0, 1fr));
      column-gap: 32px;
      .line {
        grid-column: 1 / -1;
      }
      .picture-frame {
        grid-area: 2 / 1 / span 2 / span 8;
      }
      .title,
      .about {
        grid-column: 9 / -1;
      }
      .title {
        padding-top: 0;
      }
      h3 {
        font-size: clamp(2.25rem, 1rem + 2.6vw, 3.25rem);
      }
      .result {
        ${textStyle.body}
        margin-top: 28px;
      }
      strong {
        margin-bottom: 10px;
        font-size: clamp(3rem, 5.4vw, 4.75rem);
      }
    }
    > li:nth-child(10n + 6) article {
      .picture-frame {
        grid-column: 5 / -1;
      }
      .title,
      .about {
        grid-column: 1 / span 4;
      }
    }
  }
  ${media.print} {
    row-gap: 16px;
    .title,
    .about {
      gap: 8px;
      padding-top: 8px;
    }
    .about > a {
      display: none;
    }
  }
`;

const failed = (
  <p className="failed" role="alert">
    {card.failed}
  </p>
);

interface StudyIndexProps {
  studies: CaseStudyListing[];
  /** Each study has a setback. */
  allHaveSetback: boolean;
  /** Those without a card. */
  more: CaseStudyRow[];
}

/**
 * Studies as ruled cards of varied widths, and more as rows. Each card has its own error boundary; Suspense makes it
 * work on the server, too.
 */
export function StudyIndex({ studies, more, allHaveSetback }: StudyIndexProps) {
  return (
    <Section labelledBy="studies">
      <SectionHead id="studies" {...listIntro([...studies, ...more], allHaveSetback)} />
      <Root role="list">
        {studies.map((study, index) => (
          <li key={study.slug} id={study.slug}>
            <ErrorBoundary name={`Case study "${study.slug}"`} fallback={() => failed}>
              <Suspense fallback={failed}>
                <StudyCard study={study} number={twoDigits(index + 1)} />
              </Suspense>
            </ErrorBoundary>
          </li>
        ))}
      </Root>
      {more.length > 0 && <StudyRows studies={more} from={studies.length} />}
    </Section>
  );
}
