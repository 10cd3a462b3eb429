import { useId, useState } from 'react';
import { styled } from 'styled-components';
import type { CaseStudySummary } from '../../content/model/case-study-schema.ts';
import { paths } from '../../paths.ts';
import { color, font, media, withoutApp } from '../../theme/tokens.ts';
import { textStyle } from '../../theme/typography.ts';
import { ButtonLink } from '../../ui/actions/Button.tsx';
import { CarouselControls } from '../../ui/disclosure/CarouselControls.tsx';
import { repeatEarlyClick } from '../../ui/loading/early-click.ts';
import { Section, SectionHead, type SectionIntro } from '../../ui/layout/Section.tsx';
import { CaseStudySlide } from './CaseStudySlide.tsx';
import { useLockedIndex, useSwipe } from './use-locked-index.ts';

/** The carousel's frame. */
const Slides = styled.div`
  .stage {
    display: grid;
    touch-action: pan-y pinch-zoom;
  }
  .slide {
    grid-area: 1 / 1;
    min-width: 0;
    border-top: 1px solid ${color.line};
    border-bottom: 1px solid ${color.line};
  }
  .slide[data-active='false'] {
    visibility: hidden;
  }
  /* A lazy image without a box isn't fetched; its frame keeps the space. */
  .slide[data-fetched='false'] img {
    display: none;
  }
  /* Half opacity while a move locks the carousel. */
  ${media.motionOk} {
    .slide[data-active='true'] {
      transition: opacity 150ms ease-out;
    }
  }
  &[data-moving='true'] .slide[data-active='true'] {
    opacity: 0.5;
    transition: none;
  }

  .picture-frame {
    position: relative;
    ${media.md} {
      picture {
        aspect-ratio: 3 / 2;
      }
    }
  }
  .index {
    position: absolute;
    inset-inline-start: 0;
    bottom: 0;
    padding-block: 10px 6px;
    padding-inline: 0 16px;
    background: ${color.bg};
    color: ${color.accent};
    font: 500 clamp(1.75rem, 1.4rem + 1.4vw, 2.75rem) / 1 ${font.mono};
    letter-spacing: -0.04em;
    /* It would cover a phone's screen. */
    ${media.belowMd} {
      display: none;
    }
  }
  .text {
    display: grid;
    align-content: center;
    justify-items: start;
    gap: 20px;
    padding-block: 28px 36px;
    h3 {
      ${textStyle.h2}
      font-size: clamp(1.75rem, 1.4rem + 1.5vw, 2.625rem);
    }
    p {
      max-width: 34.8em;
      color: ${color.muted};
    }
    > a {
      margin-top: 8px;
    }
  }
  ${media.lg} {
    .slide {
      display: grid;
      grid-template-columns: minmax(0, 7fr) minmax(0, 5fr);
    }
    .picture-frame {
      align-self: center;
    }
    .text {
      padding-block: 48px;
      padding-inline: clamp(32px, 4vw, 64px) 0;
    }
  }

  .foot {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    justify-content: space-between;
    gap: 16px 32px;
    margin-top: 24px;
  }
  /* The buttons take a phone's whole width, so that six fit into a line. */
  .foot > [role='group'] {
    flex-grow: 1;
  }

  ${withoutApp(`
    .stage {
      display: block;
    }
    .slide[data-active] {
      visibility: visible;
      break-inside: avoid;
    }
    .slide[data-fetched] img {
      display: block;
    }
    .slide + .slide {
      border-top: 0;
    }
  `)}
`;

interface CaseStudyCarouselProps extends Omit<SectionIntro, 'lead'> {
  studies: readonly CaseStudySummary[];
  /** A text, or a function of the shown studies. */
  lead?: string | ((studies: readonly CaseStudySummary[]) => string);
}

/**
 * One study at a time, with previous, next and a button for each. All studies are in the HTML and share one grid
 * cell, so that a move changes no height; the other pictures are fetched on first interaction. Without JavaScript
 * they are stacked. Renders nothing without studies.
 */
export function CaseStudyCarousel({
  studies,
  title,
  eyebrow,
  lead,
  tone = 'paper',
}: CaseStudyCarouselProps) {
  const headingId = useId();
  const count = studies.length;
  const { index, moving, moved, go } = useLockedIndex(count);
  const [reached, setReached] = useState(false);
  const swipe = useSwipe({ onNext: () => go(index + 1), onPrevious: () => go(index - 1) });
  const current = studies[index];
  if (!current) return null;

  return (
    <Section tone={tone} labelledBy={headingId}>
      <SectionHead
        id={headingId}
        title={title}
        eyebrow={eyebrow}
        lead={typeof lead === 'function' ? lead(studies) : lead}
      />
      <Slides
        ref={repeatEarlyClick}
        role="group"
        aria-roledescription="carousel"
        aria-labelledby={headingId}
        data-moving={moving}
        onPointerEnter={() => setReached(true)}
        onFocus={() => setReached(true)}
      >
        <div className="stage" {...swipe}>
          {studies.map((study, position) => (
            <CaseStudySlide
              key={study.id}
              study={study}
              position={position}
              count={count}
              active={position === index}
              fetched={position === index || (reached && isNeighbour(position, index, count))}
            />
          ))}
        </div>
        <div className="foot">
          {count > 1 && (
            <CarouselControls
              noun="case study"
              labels={studies.map((study) => study.title)}
              selected={index}
              onPrevious={() => go(index - 1)}
              onNext={() => go(index + 1)}
              onJump={go}
            />
          )}
          <ButtonLink to={paths.caseStudies} variant="link" arrow>
            View All Case Studies
          </ButtonLink>
        </div>
        <p className="visually-hidden" role="status">
          {moved && `${current.title}, ${index + 1} of ${count}`}
        </p>
      </Slides>
    </Section>
  );
}

function isNeighbour(position: number, index: number, count: number): boolean {
  const distance = Math.abs(position - index);
  return distance === 1 || distance === count - 1;
}
