import { type ReactNode, type RefCallback, useCallback, useEffect, useRef, useState } from 'react';
import { styled } from 'styled-components';
import useEmblaCarousel from 'embla-carousel-react';
import { breakpoint, media } from '../../theme/tokens.ts';
import { useDirection } from '../layout/direction.ts';
import { repeatEarlyClick } from '../loading/early-click.ts';
import { CarouselControls } from './CarouselControls.tsx';

interface CarouselOptions {
  loop: boolean;
  align: 'start' | 'center';
}

/** With two visible slides a centred one would show only half of each neighbour. */
const TWO_SLIDES = {
  [`(min-width: ${breakpoint.md}px) and (max-width: ${breakpoint.lg - 0.02}px)`]: {
    align: 'start',
  },
} as const;

interface CarouselState {
  /** Attach to the viewport; its `data-live` marks that embla has replaced native scrolling. */
  viewportRef: RefCallback<HTMLElement>;
  /** Embla is running: the controls work. */
  live: boolean;
  /** The carousel has been moved. */
  moved: boolean;
  selected: number;
  canPrevious: boolean;
  canNext: boolean;
  previous: () => void;
  next: () => void;
  jump: (position: number) => void;
}

/** The slide to select so that a viewport that scrolls natively looks the same under embla. */
function selectedIn(viewport: HTMLElement, align: CarouselOptions['align']): number {
  const slideWidth = viewport.querySelector<HTMLElement>('.slide')?.offsetWidth ?? 0;
  if (slideWidth === 0) return 0;
  // Negative in right-to-left documents.
  const first = Math.round(Math.abs(viewport.scrollLeft) / slideWidth);
  const visible = Math.round(viewport.offsetWidth / slideWidth);
  return align === 'center' ? first + Math.floor((visible - 1) / 2) : first;
}

/**
 * Embla's state as React state. Until embla runs the slides scroll natively; it starts where the visitor has scrolled
 * to, so that nothing moves. With reduced motion it jumps.
 */
function useCarousel(options: CarouselOptions): CarouselState {
  const direction = useDirection();
  const [emblaRef, embla] = useEmblaCarousel({ ...options, direction, breakpoints: TWO_SLIDES });
  const { align } = options;
  const startsAt = useRef(0);
  const [state, setState] = useState({
    live: false,
    moved: false,
    selected: 0,
    canPrevious: true,
    canNext: true,
  });

  const viewportRef = useCallback(
    (viewport: HTMLElement | null) => {
      if (viewport) {
        startsAt.current = selectedIn(viewport, align);
        // Before embla's first transform, which scroll snapping would follow.
        viewport.dataset.live = '';
        viewport.scrollLeft = 0;
      }
      emblaRef(viewport);
    },
    [emblaRef, align],
  );

  useEffect(() => {
    if (!embla) return;
    const read = (moved: boolean) => {
      setState((before) => ({
        live: true,
        moved: before.moved || moved,
        selected: embla.selectedScrollSnap(),
        canPrevious: embla.canScrollPrev(),
        canNext: embla.canScrollNext(),
      }));
    };
    if (startsAt.current > 0) embla.scrollTo(startsAt.current, true);
    read(false);
    // Embla drops its listeners when it is destroyed.
    embla.on('reInit', () => read(false)).on('select', () => read(true));
    repeatEarlyClick(embla.rootNode().parentElement);
  }, [embla]);

  const still = () => window.matchMedia('(prefers-reduced-motion: reduce)').matches;
  return {
    ...state,
    viewportRef,
    previous: () => embla?.scrollPrev(still()),
    next: () => embla?.scrollNext(still()),
    jump: (position) => embla?.scrollTo(position, still()),
  };
}

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
