import { type RefCallback, useCallback, useEffect, useRef, useState } from 'react';
import useEmblaCarousel from 'embla-carousel-react';
import { breakpoint } from '../../theme/tokens.ts';
import { useDirection } from '../layout/direction.ts';
import { repeatEarlyClick } from '../loading/early-click.ts';

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
export function useCarousel(options: CarouselOptions): CarouselState {
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
    (viewport: HTMLElement) => {
      const start = () => {
        startsAt.current = selectedIn(viewport, align);
        // Before embla's first transform, which scroll snapping would follow.
        viewport.dataset.live = '';
        viewport.scrollLeft = 0;
        emblaRef(viewport);
      };
      // In a task of its own: measuring lays out the section, and hydration would block a cheap phone for longer.
      const timer = setTimeout(start);
      return () => {
        clearTimeout(timer);
        emblaRef(null);
      };
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
