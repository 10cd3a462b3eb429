import useEmblaCarousel from 'embla-carousel-react';
import type { EmblaViewportRefType } from 'embla-carousel-react';
import { useEffect, useState } from 'react';

export interface CarouselOptions {
  loop: boolean;
  align: 'start' | 'center';
}

export interface CarouselState {
  viewportRef: EmblaViewportRefType;
  /** Embla has taken over from the browser's own scrolling. */
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
  const [viewportRef, embla] = useEmblaCarousel(options);
  const [state, setState] = useState({
    live: false,
    moved: false,
    selected: 0,
    canPrevious: true,
    canNext: true,
  });

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
    const viewport = embla.rootNode();
    const slideWidth = embla.slideNodes()[0]?.offsetWidth ?? 0;
    const scrolledTo = slideWidth > 0 ? Math.round(viewport.scrollLeft / slideWidth) : 0;
    viewport.scrollLeft = 0;
    if (scrolledTo > 0) embla.scrollTo(scrolledTo, true);
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
