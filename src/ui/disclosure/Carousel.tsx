import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { media } from '../../theme/tokens.ts';
import { CarouselControls } from './CarouselControls.tsx';
import { useCarousel } from './use-carousel.ts';

interface CarouselSlide {
  key: string;
  /** The slide's name when it is announced. */
  label: string;
  content: ReactNode;
}

interface CarouselProps {
  /** Names the carousel for screen readers. */
  label: string;
  /** The noun for a slide, e.g. `step`: 'Previous step'. */
  noun: string;
  slides: readonly CarouselSlide[];
  align: 'start' | 'center';
  /** Shows a button per slide. */
  jumps?: boolean;
  className?: string;
}

const Root = styled.div`
  --per-view: 1;
  --gap: 24px;

  .viewport {
    overflow-x: auto;
    scroll-snap-type: x mandatory;
  }
  @media (scripting: enabled) {
    .viewport {
      scrollbar-width: none;
    }
  }
  .viewport[data-live] {
    overflow: hidden;
    scroll-snap-type: none;
  }
  .track {
    display: flex;
    touch-action: pan-y pinch-zoom;
    margin-inline-start: calc(-1 * var(--gap));
  }
  .slide {
    flex: 0 0 calc(100% / var(--per-view));
    min-width: 0;
    padding-inline-start: var(--gap);
    scroll-snap-align: start;
  }
  .controls {
    margin-top: 32px;
  }
  ${media.noScript} {
    .viewport {
      padding-bottom: 16px;
    }
  }
  ${media.md} {
    --per-view: 2;
  }
  ${media.lg} {
    --per-view: 3;
  }
`;

/**
 * A looping carousel with embla: 1, 2 or 3 slides by width. Its buttons follow embla's canScrollPrev and
 * canScrollNext; each move is announced. Without JavaScript it is a list that scrolls sideways.
 */
export function Carousel({ label, noun, slides, align, jumps = false, className }: CarouselProps) {
  const carousel = useCarousel({ loop: true, align });
  const current = slides[carousel.selected];
  return (
    <Root className={className} role="group" aria-roledescription="carousel" aria-label={label}>
      {/* Before embla runs the viewport scrolls natively and must be focusable. */}
      <div
        className="viewport"
        ref={carousel.viewportRef}
        role={carousel.live ? undefined : 'group'}
        aria-label={carousel.live ? undefined : label}
        tabIndex={carousel.live ? undefined : 0}
      >
        <div className="track">
          {slides.map((slide, position) => (
            <div
              key={slide.key}
              className="slide"
              role="group"
              aria-roledescription="slide"
              aria-label={`${position + 1} of ${slides.length}`}
            >
              {slide.content}
            </div>
          ))}
        </div>
      </div>
      <div className="controls">
        <CarouselControls
          noun={noun}
          labels={slides.map(({ label }) => label)}
          selected={carousel.selected}
          canPrevious={carousel.canPrevious}
          canNext={carousel.canNext}
          onPrevious={carousel.previous}
          onNext={carousel.next}
          onJump={jumps ? carousel.jump : undefined}
        />
      </div>
      <p className="visually-hidden" role="status">
        {carousel.moved &&
          current &&
          `${current.label}, ${carousel.selected + 1} of ${slides.length}`}
      </p>
    </Root>
  );
}
