import useEmblaCarousel from 'embla-carousel-react';
import { useCallback, useEffect, useRef, useState, type RefCallback } from 'react';

export interface CarouselOptions {
  loop: boolean;
  align: 'start' | 'center';
}

export interface CarouselState {
  /** Goes on the viewport; its `data-live` appears when embla takes over from native scrolling. */
  viewportRef: RefCallback<HTMLElement>;
  /** Embla runs: the controls do something. */
  live: boolean;
  /** The visitor or a control has moved it. */
  moved: boolean;
  selected: number;
  canPrevious: boolean;
  canNext: boolean;
  previous: () => void;
  next: () => void;
  jump: (position: number) => void;
}

/**
 * Embla with its state as React state. Until it runs the slides scroll natively; it takes over at
 * the slide that the visitor has scrolled to. With reduced motion it jumps instead of gliding.
 */
export function useCarousel(options: CarouselOptions): CarouselState {
  const [emblaRef, embla] = useEmblaCarousel(options);
  const scrolledTo = useRef(0);
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
        const slideWidth = viewport.querySelector<HTMLElement>('.slide')?.offsetWidth ?? 0;
        scrolledTo.current = slideWidth > 0 ? Math.round(viewport.scrollLeft / slideWidth) : 0;
        // Before embla's first transform: scroll snapping would follow it.
        viewport.dataset.live = '';
        viewport.scrollLeft = 0;
      }
      emblaRef(viewport);
    },
    [emblaRef],
  );

  useEffect(() => {
    if (!embla) return undefined;
    const read = (moved: boolean) => {
      setState((before) => ({
        live: true,
        moved: before.moved || moved,
        selected: embla.selectedScrollSnap(),
        canPrevious: embla.canScrollPrev(),
        canNext: embla.canScrollNext(),
      }));
    };
    const onSelect = () => read(true);
    const onReInit = () => read(false);
    if (scrolledTo.current > 0) embla.scrollTo(scrolledTo.current, true);
    read(false);
    embla.on('reInit', onReInit).on('select', onSelect);
    return () => {
      embla.off('reInit', onReInit).off('select', onSelect);
    };
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
