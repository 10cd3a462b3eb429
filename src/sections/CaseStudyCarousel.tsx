import { useId, useState } from 'react';
import type { CaseStudySummary } from '../content/case-study-schema.ts';
import { filterStudies } from '../content/filter-studies.ts';
import { paths } from '../paths.ts';
import { ButtonLink } from '../ui/ButtonLink.tsx';
import { CarouselControls } from '../ui/CarouselControls.tsx';
import { Section, SectionHead } from '../ui/Section.tsx';
import { useHydrated } from '../ui/use-hydrated.ts';
import { CaseStudySlide } from './CaseStudySlide.tsx';
import { Slides } from './case-study-carousel-style.ts';
import type { SectionIntro } from './section-intro.ts';
import { useLockedIndex } from './use-locked-index.ts';
import { useSwipe } from './use-swipe.ts';

export interface CaseStudyCarouselProps extends Omit<SectionIntro, 'lead'> {
  studies: readonly CaseStudySummary[];
  /** A text, or what makes one of the studies. */
  lead?: string | ((studies: readonly CaseStudySummary[]) => string);
  /** Substrings of technologies or industry; without a match all studies show. */
  tags?: readonly string[];
  limit?: number;
}

/**
 * One study at a time, with previous, next and a jump control for each. All studies are
 * in the HTML and share one grid cell, so that a move changes no height; pictures of the others are
 * fetched once the visitor reaches for the carousel. Without JavaScript they stand below each other.
 */
export function CaseStudyCarousel({
  studies,
  tags,
  limit,
  title,
  eyebrow,
  lead,
  tone = 'paper',
}: CaseStudyCarouselProps) {
  const headingId = useId();
  const shown = filterStudies(studies, tags, limit);
  const count = shown.length;
  const { index, moving, moved, go } = useLockedIndex(count);
  const [reached, setReached] = useState(false);
  const isHydrated = useHydrated();
  const swipe = useSwipe({ onLeft: () => go(index + 1), onRight: () => go(index - 1) });
  const current = shown[index];

  return (
    <Section tone={tone} labelledBy={headingId}>
      <SectionHead
        id={headingId}
        title={title}
        eyebrow={eyebrow}
        lead={typeof lead === 'function' ? lead(studies) : lead}
      />
      <Slides
        role="group"
        aria-roledescription="carousel"
        aria-labelledby={headingId}
        data-moving={moving}
        onPointerEnter={() => setReached(true)}
        onFocus={() => setReached(true)}
      >
        <div className="stage" {...swipe}>
          {shown.map((study, position) => (
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
          <CarouselControls
            noun="case study"
            count={count}
            selected={index}
            isLive={isHydrated}
            onPrevious={() => go(index - 1)}
            onNext={() => go(index + 1)}
            onJump={go}
          />
          <ButtonLink to={paths.caseStudies} variant="link" arrow>
            View All Case Studies
          </ButtonLink>
        </div>
        <p className="visually-hidden" role="status">
          {moved && current && `${current.title}, ${index + 1} of ${count}`}
        </p>
      </Slides>
    </Section>
  );
}

function isNeighbour(position: number, index: number, count: number): boolean {
  const distance = Math.abs(position - index);
  return distance === 1 || distance === count - 1;
}
